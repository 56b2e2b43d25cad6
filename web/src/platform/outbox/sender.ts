import type { InvalidationTarget } from '@health-app/sdk/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { singleFlight } from '#lib/single-flight.ts';
import { withTabLock } from '#lib/storage/tab-lock.ts';
import { currentTime } from '#lib/time/instants.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { health, invalidate, mutations } from '#platform/client.ts';
import { entriesKey, outboxStore } from '#platform/database/database.ts';
import type { Outbox, OutboxEntry, OutboxOperation } from '#platform/database/outbox-rules.ts';
import * as outbox from '#platform/database/outbox-rules.ts';
import { currentPerson } from '#platform/session/current-person.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { outboxEntries, outboxKey } from './store.ts';

/** Publishes the entries of the person, and sends waiting ones whenever there may be a connection. */
export async function startOutbox(): Promise<void> {
  addEventListener('online', () => {
    failures = 0;
    void flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush();
  });
  // Another tab has changed the outbox, perhaps by sending an entry.
  addEventListener('storage', ({ key }) => {
    // The next change reads an outbox that is out of reach now.
    if (key?.endsWith(personalKey(outboxKey))) readAgain().catch(() => {});
  });
  health.session.subscribe(() => void refresh().then(flush));
  await refresh();
  await flush();
}

/** Publishes the entries that another tab has changed, and refreshes the queries of those that it has sent. */
async function readAgain(): Promise<void> {
  const before = outboxEntries.get();
  show(await read());
  const left = new Set(outboxEntries.get().map(({ id }) => id));
  const sent = new Set(
    before.filter(({ id }) => !left.has(id)).map(({ operation }) => operation.split('.')[0] as InvalidationTarget),
  );
  for (const domain of sent) void invalidate(queryClient, domain);
}

async function refresh(): Promise<void> {
  await health.session.ready;
  show(await read());
}

/**
 * Appends a command to the outbox.
 * @returns `false` if this user cannot have an outbox, or it is full
 */
export async function keep<Id extends OutboxOperation>(
  made: Pick<OutboxEntry<Id>, 'operation' | 'input' | 'name' | 'madeAt'> & { slot?: string },
): Promise<boolean> {
  const person = currentPerson();
  if (person === undefined || !health.session.user.userToken) return false;
  const { operation, input, name, madeAt } = made;
  const id = `${currentTime()}.${Math.random()}`;
  const entry = {
    ...{ id, person, operation, name, madeAt, slot: made.slot ?? id },
    input: outbox.withTime(operation, input, madeAt),
    ...{ keptAt: currentTime(), attempts: 0, unclear: 0, failedAt: 0, pause: 0 },
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

/**
 * Removes an entry, after the attempt to send it if one is under way.
 * @returns `false` if it has been sent
 */
export async function drop(id: string): Promise<boolean> {
  let dropped = false;
  await withTabLock(deviceStorage, outboxKey, () =>
    change((entries) => {
      const others = outbox.remove(entries, id);
      dropped = others.length < entries.length;
      return others;
    }),
  );
  return dropped;
}

/** Retries a refused entry. */
export async function tryAgain(id: string): Promise<void> {
  await withTabLock(deviceStorage, outboxKey, () => change((entries) => outbox.retry(entries, id, currentTime())));
  void flush();
}

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
  // Other tabs get an event only if the value differs: a refusal does not change the count.
  if (count > 0) deviceStorage.set(personalKey(outboxKey), { count, change: Math.random() });
  else deviceStorage.remove(personalKey(outboxKey));
}

/** The entries of an expired login stay: they are still those of the person on the screen. */
function show(entries: Outbox): void {
  const { userId } = health.session.user;
  outboxEntries.set(entries.filter(({ person }) => person === userId));
}

/** Number of attempts without a reply since the last reply. */
let failures = 0;
/** End of the pause that the server's `Retry-After` requests, by a monotonic clock, ms. */
let pausedUntil = 0;
let timer: ReturnType<typeof setTimeout>;

/** Sends the waiting entries one after the other, in one tab at a time. An entry added during the last one is sent too. */
const flush = singleFlight(async () => {
  clearTimeout(timer);
  try {
    let pause: number | undefined = 0;
    while (pause === 0) pause = await withTabLock(deviceStorage, outboxKey, sendNext);
    if (pause !== undefined) timer = setTimeout(flush, pause);
  } catch {
    // The database failed, so the next page retries.
  }
});

/** @returns ms until the next entry is due; `undefined` if none waits */
async function sendNext(): Promise<number | undefined> {
  await health.session.ready;
  const entries = await read();
  const person = currentPerson();
  const left = pausedUntil - performance.now();
  if (left > 0) return left;
  const now = currentTime();
  const entry = outbox.nextToSend(entries, person, now);
  if (!entry) return outbox.timeToNext(entries, person, now);
  const outcome = await attempt(entry);
  await change((all) => outbox.afterAttempt(all, entry.id, outcome, currentTime()));
  if (outcome.kind !== 'unreachable') {
    failures = 0;
    return 0;
  }
  failures += 1;
  const asked = Math.min(outbox.longestPause, outcome.retryAfter ?? 0);
  pausedUntil = performance.now() + asked;
  return Math.max(asked, outbox.pauseAfter(failures));
}

async function attempt(entry: OutboxEntry): Promise<outbox.Outcome> {
  try {
    await send(entry);
    return { kind: 'done' };
  } catch (error) {
    return outbox.outcomeOf(error);
  }
}

/** Runs the mutation of an entry; resolves when the screen shows the change. */
async function send({ operation, input }: OutboxEntry): Promise<void> {
  const [domain = '', verb = ''] = operation.split('.');
  const factories = mutations as unknown as Record<string, Record<string, (options: object) => MutationOptions>>;
  const options = factories[domain]?.[verb]?.({ silent: true }) ?? {};
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  await mutation.execute(input as never);
}
