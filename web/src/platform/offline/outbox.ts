import { isHealthError } from '@health-app/sdk';
import type { MutationOptions } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { coalesce } from '../../lib/coalesce.ts';
import type { Outbox, OutboxEntry, OutboxOperation } from '../../lib/outbox.ts';
import * as outbox from '../../lib/outbox.ts';
import { health, invalidate, mutations } from '../client.ts';
import { outboxEntries, outboxKey } from '../outbox/entries.ts';
import { queryClient } from '../query-client.ts';
import { personalKey } from '../session.ts';
import { deviceStorage } from '../storage.ts';
import { entriesKey, outboxStore } from './database.ts';
import { exclusively } from './exclusively.ts';
import { currentPerson } from './person.ts';

/** A weight of the server that may be the one of an unanswered call, by the clocks of both; ms. */
const clockDifference = 300_000;

/** Whether an unanswered call without the time took effect, for the commands that would otherwise count twice. */
const tookEffect: { [Id in OutboxOperation]?: (entry: OutboxEntry<Id>) => Promise<boolean> } = {
  async 'healthData.saveWeightWithCompareLast'({ input, madeAt }) {
    const { series } = await health.healthData.detail({ healthDataType: 'weight', period: 'week' }, { silent: true });
    const latest = series[0]?.latest;
    if (!latest) return false;
    return latest.value === input.weight && Date.parse(latest.measuredAt) > Date.parse(madeAt) - clockDifference;
  },
};

/** Shows the entries of the signed-in person, and sends those that wait whenever there may be a connection. */
export async function startOutbox(): Promise<void> {
  addEventListener('online', () => {
    failures = 0;
    void flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush();
  });
  // Another tab of the person has changed the outbox, perhaps since it has sent an entry.
  addEventListener('storage', async ({ key }) => {
    if (!key?.endsWith(personalKey(outboxKey))) return;
    const before = outboxEntries.get();
    show(await read());
    const left = new Set(outboxEntries.get().map(({ id }) => id));
    const sent = new Set(
      before.filter(({ id }) => !left.has(id)).map(({ operation }) => operation.split('.')[0] ?? ''),
    );
    for (const domain of sent) void invalidate(queryClient, domain);
  });
  health.session.subscribe(() => void refresh().then(flush));
  await refresh();
  await flush();
}

async function refresh(): Promise<void> {
  await health.session.ready;
  show(await read());
}

/**
 * Puts a command at the end of the outbox.
 * @returns `false` if this user cannot have an outbox, or it is full
 */
export async function keep<Id extends OutboxOperation>(
  made: Pick<OutboxEntry<Id>, 'operation' | 'input' | 'name' | 'madeAt' | 'uncertain'> & { slot?: string },
): Promise<boolean> {
  const person = currentPerson();
  if (person === undefined || !health.session.user.userToken) return false;
  const { operation, input, name, madeAt, uncertain } = made;
  const id = `${Date.now()}.${Math.random()}`;
  const entry = {
    ...{ id, person, operation, name, madeAt, slot: made.slot ?? id },
    input: outbox.withTime(operation, input, madeAt),
    // A command with a time of its own counts once.
    uncertain: uncertain && !('measuredAt' in input),
  } as OutboxEntry;
  let kept = false;
  await change((entries) => {
    const more = outbox.add(entries, entry);
    kept = more !== undefined;
    return more ?? entries;
  });
  void flush();
  return kept;
}

/** Removes an entry that is not being sent. */
export const drop = (id: string): Promise<void> =>
  exclusively(outboxKey, () => change((entries) => outbox.remove(entries, id)));

const read = async (): Promise<Outbox> => outbox.readOutbox(await get(entriesKey, outboxStore()));

async function change(to: (entries: Outbox) => Outbox): Promise<void> {
  let changed: Outbox = [];
  await update(
    entriesKey,
    (stored) => {
      changed = to(outbox.readOutbox(stored));
      return changed;
    },
    outboxStore(),
  );
  show(changed);
  const count = outboxEntries.get().length;
  if (count > 0) deviceStorage.set(personalKey(outboxKey), { count, at: Date.now() });
  else deviceStorage.remove(personalKey(outboxKey));
}

function show(entries: Outbox): void {
  const person = currentPerson();
  outboxEntries.set(entries.filter((entry) => entry.person === person));
}

let failures = 0;
let timer: ReturnType<typeof setTimeout>;

/** Sends the waiting entries one after the other, in one tab at a time. An entry that arrives at the end is sent, too. */
const flush = coalesce(async () => {
  clearTimeout(timer);
  try {
    while (await exclusively(outboxKey, sendNext));
  } catch {
    // The database does not answer: the next page tries again.
  }
});

/** @returns whether the next entry may follow at once */
async function sendNext(): Promise<boolean> {
  await health.session.ready;
  const entry = outbox.nextToSend(await read(), currentPerson());
  if (!entry) return false;
  try {
    await send(entry);
  } catch (error) {
    const verdict = outbox.verdictOf(error);
    if (verdict === 'later') {
      timer = setTimeout(flush, outbox.pauseAfter(failures));
      failures += 1;
      return false;
    }
    if (verdict === 'refused' && isHealthError(error)) {
      await change((entries) => outbox.refuse(entries, entry.id, { code: error.code, message: error.message }));
      return true;
    }
  }
  failures = 0;
  await change((entries) => outbox.remove(entries, entry.id));
  return true;
}

/** Runs the mutation of an entry; it ends when the screen shows the change. */
async function send(entry: OutboxEntry): Promise<void> {
  const { operation, input, uncertain } = entry;
  const check = tookEffect[operation] as ((entry: OutboxEntry) => Promise<boolean>) | undefined;
  if (uncertain && (await check?.(entry))) {
    await invalidate(queryClient, operation.split('.')[0] ?? '');
    return;
  }
  if (currentPerson() !== entry.person) throw new Error('The person has changed');
  const [domain = '', verb = ''] = operation.split('.');
  const factories = mutations as unknown as Record<string, Record<string, (options: object) => MutationOptions>>;
  const options = factories[domain]?.[verb]?.({ silent: true }) ?? {};
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  await mutation.execute(input as never);
}
