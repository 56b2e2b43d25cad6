import {
  type ClockInInput,
  createRequestId,
  isHealthError,
  type MealPlanFinishInput,
  type MedicationFinishInput,
  type WeightInput,
} from '@health-app/sdk';
import * as v from 'valibot';

/** The commands that may wait for a connection, with their inputs. The API takes each of them later with its own time. */
export interface OutboxInputs {
  'medication.finish': MedicationFinishInput;
  'plans.clockIn': ClockInInput;
  'mealPlan.finish': MealPlanFinishInput;
  'healthData.saveWeightWithCompareLast': WeightInput;
}

export type OutboxOperation = keyof OutboxInputs;

/** The field in which a command says when it was made. */
const timeFields = {
  'medication.finish': 'handledAt',
  'plans.clockIn': 'handledAt',
  'mealPlan.finish': 'finishedAt',
  'healthData.saveWeightWithCompareLast': 'measuredAt',
} as const;

/** A command that waits for a connection, or that the server has refused since. */
export interface OutboxEntry<Id extends OutboxOperation = OutboxOperation> {
  id: string;
  /** Id of the person who made it; no other one sends it. */
  person: string;
  operation: Id;
  /** With the time at which it was made, so that the server takes the same command twice as one. */
  input: OutboxInputs[Id];
  /** What it is about, such as a dose: a later command on the same replaces it. */
  slot: string;
  /** What it is about, for the person. */
  name: string;
  /** The time at which it was made, with an offset. */
  madeAt: string;
  /** Since when it waits; Unix time in ms. */
  keptAt: number;
  /** The number of failed attempts. */
  attempts: number;
  /** The number of those that a reply ended which does not say what happened. */
  unclear: number;
  /** The time of the last of them, Unix time in ms, and the pause that follows, ms. */
  failedAt: number;
  pause: number;
  /** Why it is not sent any more; it then waits for the person. */
  refusal?: Refusal | undefined;
}

export interface Refusal {
  /** The server's code; none if no attempt has shown whether the server has taken the command. */
  code?: string | undefined;
  message: string;
  /** Whether the attempts have ended without the server's word. */
  unanswered?: boolean | undefined;
}

/** In the order in which they were made. */
export type Outbox = readonly OutboxEntry[];

/** The number of entries of all persons on a device; a full outbox takes no more. */
export const outboxLimit = 200;

/** The most attempts that replies may end which do not say what happened. */
export const mostUnclear = 6;

/** The longest time for which attempts that fail go on, ms. */
export const longestWait = 14 * 86_400_000;

/** The input with the time at which it was made, unless it has one. What takes an answer back has no time. */
export function withTime<Id extends OutboxOperation>(operation: Id, input: OutboxInputs[Id], madeAt: string) {
  const { status, finished } = input as Partial<MedicationFinishInput & MealPlanFinishInput>;
  if (status === 'pending' || finished === false) return input;
  return { [timeFields[operation]]: madeAt, ...input } as OutboxInputs[Id];
}

/**
 * The input with an id by which the server knows a repeated command, unless it has one. The other commands of the outbox change
 * nothing when they are repeated.
 * @param intent what the attempts at the same command share
 */
export function withRequestId<Id extends OutboxOperation>(
  operation: Id,
  input: OutboxInputs[Id],
  intent: object = {},
): OutboxInputs[Id] {
  if (operation !== 'healthData.saveWeightWithCompareLast') return input;
  const requestId = requestIds.get(intent) ?? createRequestId();
  requestIds.set(intent, requestId);
  return { requestId, ...input };
}

const requestIds = new WeakMap<object, string>();

/** Whether an entry is about a thing, of its own person. */
export const isAbout = (entry: OutboxEntry, operation: OutboxOperation, slot: string | undefined): boolean =>
  entry.operation === operation && entry.slot === slot;

const belongsTo = (entry: OutboxEntry, other: OutboxEntry) =>
  entry.person === other.person && isAbout(entry, other.operation, other.slot);

/** The outbox with another entry at its end; it replaces those on the same. `undefined` if the outbox is full. */
export function add(outbox: Outbox, entry: OutboxEntry): Outbox | undefined {
  const others = outbox.filter((one) => !belongsTo(one, entry));
  return others.length < outboxLimit ? [...others, entry] : undefined;
}

export const remove = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** The outbox after the person has asked to try a refused entry again: it is the same command, so it counts once. */
export const retry = (outbox: Outbox, id: string, now: number): Outbox =>
  outbox.map((entry) =>
    entry.id === id
      ? { ...entry, keptAt: now, attempts: 0, unclear: 0, failedAt: 0, pause: 0, refusal: undefined }
      : entry,
  );

/** Entries that wait for the same person. */
const waitingOf = (outbox: Outbox, person: string | undefined): OutboxEntry[] =>
  outbox.filter((entry) => entry.person === person && !entry.refusal);

/** The longest pause that a server can ask for, ms. */
export const longestPause = 3_600_000;

/** A clock that was set back ends the pause. */
const isDue = ({ failedAt, pause }: OutboxEntry, now: number) => now < failedAt || now >= failedAt + pause;

/**
 * The entry to send now: of those that are due, the one that has failed least often, so that none keeps the others waiting, and
 * the first of these. Entries are about different things, so their order among each other does not matter.
 */
export function nextToSend(outbox: Outbox, person: string | undefined, now: number): OutboxEntry | undefined {
  const [next] = waitingOf(outbox, person)
    .filter((entry) => isDue(entry, now))
    .sort((a, b) => a.attempts - b.attempts);
  return next;
}

/** ms until an entry is due; `undefined` if none waits. */
export function timeToNext(outbox: Outbox, person: string | undefined, now: number): number | undefined {
  const waits = waitingOf(outbox, person).map((entry) => (isDue(entry, now) ? 0 : entry.failedAt + entry.pause - now));
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/** How an attempt has ended. */
export type Outcome =
  /** The command has been carried out, now or before. */
  | { kind: 'done' }
  | { kind: 'refused'; refusal: Refusal }
  /** A reply that does not say what happened. */
  | { kind: 'unclear'; message: string; retryAfter?: number | undefined }
  /** No reply, or one for all calls: the other entries would fare no better now. */
  | { kind: 'unreachable'; message: string; retryAfter?: number | undefined };

export function outcomeOf(error: unknown): Outcome {
  if (!isHealthError(error)) return { kind: 'unreachable', message: '' };
  const { kind, message, code, status = 0, retryAfter } = error;
  if (kind === 'business')
    return code === 'ALREADY' ? { kind: 'done' } : { kind: 'refused', refusal: { code, message } };
  if (kind === 'invalid-request' || status === 400) return { kind: 'refused', refusal: { code, message } };
  const isUnclear = kind === 'invalid-response' || (kind === 'http' && ![401, 429, 502, 503, 504].includes(status));
  return { kind: isUnclear ? 'unclear' : 'unreachable', message, retryAfter };
}

/** Shortest and longest pause between attempts, ms. */
const [shortest, longest] = [2_000, 300_000];

/** The pause after failed attempts, ms. @param attempts from 1 */
export const pauseAfter = (attempts: number): number => Math.min(longest, shortest * 2 ** (attempts - 1));

/**
 * The outbox after an attempt to send an entry. One that was taken back or replaced meanwhile stays away.
 * @param now Unix time in ms
 */
export function afterAttempt(outbox: Outbox, id: string, outcome: Outcome, now: number): Outbox {
  if (outcome.kind === 'done') return remove(outbox, id);
  return outbox.map((entry) => {
    if (entry.id !== id) return entry;
    return outcome.kind === 'refused' ? { ...entry, refusal: outcome.refusal } : failed(entry, outcome, now);
  });
}

function failed(entry: OutboxEntry, outcome: Exclude<Outcome, { kind: 'done' | 'refused' }>, now: number): OutboxEntry {
  const attempts = entry.attempts + 1;
  const unclear = entry.unclear + (outcome.kind === 'unclear' ? 1 : 0);
  if (unclear >= mostUnclear || now - entry.keptAt > longestWait)
    return { ...entry, attempts, unclear, refusal: { message: outcome.message, unanswered: true } };
  // Without a reply, the pause is that of the whole outbox, which the next connection ends.
  const pause = Math.max(outcome.kind === 'unclear' ? pauseAfter(unclear) : 0, outcome.retryAfter ?? 0);
  return { ...entry, attempts, unclear, failedAt: now, pause: Math.min(longestPause, pause) };
}

const entrySchema = v.object({
  id: v.string(),
  person: v.string(),
  operation: v.picklist(Object.keys(timeFields) as OutboxOperation[]),
  input: v.record(v.string(), v.unknown()),
  slot: v.string(),
  name: v.string(),
  madeAt: v.string(),
  keptAt: v.number(),
  attempts: v.number(),
  unclear: v.number(),
  failedAt: v.number(),
  pause: v.number(),
  refusal: v.optional(
    v.object({ code: v.optional(v.string()), message: v.string(), unanswered: v.optional(v.boolean()) }),
  ),
});

/** The entries of a stored value, without those that are corrupt. The SDK checks an input before it is sent. */
export function readOutbox(stored: unknown): Outbox {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const { success, output } = v.safeParse(entrySchema, one);
    return success ? [output as unknown as OutboxEntry] : [];
  });
}
