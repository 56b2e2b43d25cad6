import {
  type ClockInInput,
  isHealthError,
  type MealPlanFinishInput,
  type MedicationFinishInput,
  type WeightInput,
  withIdempotencyKey,
} from '@health-app/sdk';
import * as v from 'valibot';
import { storedInput } from '#platform/stored-input.ts';

/** The commands that may wait for a connection, with their inputs. The API accepts a delayed command with its own time. */
export interface OutboxInputs {
  'medication.finish': MedicationFinishInput;
  'plans.clockIn': ClockInInput;
  'mealPlan.finish': MealPlanFinishInput;
  'healthData.saveWeightWithCompareLast': WeightInput;
}

export type OutboxOperation = keyof OutboxInputs;

/** The input field with the time of a command. */
const timeFields = {
  'medication.finish': 'handledAt',
  'plans.clockIn': 'handledAt',
  'mealPlan.finish': 'finishedAt',
  'healthData.saveWeightWithCompareLast': 'measuredAt',
} as const;

/** A command that waits for a connection, or that the server has refused. */
export interface OutboxEntry<Id extends OutboxOperation = OutboxOperation> {
  id: string;
  /** Id of the person who made it. It is sent only by the same person. */
  person: string;
  operation: Id;
  /** Includes the time of the command, so that the server recognises a repetition. */
  input: OutboxInputs[Id];
  /** The subject, such as a dose: a later command on the same subject replaces it. */
  slot: string;
  /** Name of the subject for the person. */
  name: string;
  /** The time of the command, with an offset. */
  madeAt: string;
  /** Start of the wait; Unix time in ms. */
  keptAt: number;
  /** The number of failed attempts. */
  attempts: number;
  /** The number of attempts with a reply that does not tell the outcome. */
  unclear: number;
  /** The time of the last failed attempt, Unix time in ms, and the pause after it, ms. */
  failedAt: number;
  pause: number;
  /** The reason why it is no longer sent, but waits for the person. */
  refusal?: Refusal | undefined;
}

export interface Refusal {
  /** The server's code; absent if no attempt has shown whether the server accepted the command. */
  code?: string | undefined;
  message: string;
  /** Whether the attempts have ended without a definite reply. */
  unanswered?: boolean | undefined;
}

/** In order of creation. */
export type Outbox = readonly OutboxEntry[];

/** Maximum number of entries of all persons on a device. A full outbox accepts no more. */
export const outboxLimit = 200;

/** Maximum number of attempts with a reply that does not tell the outcome. */
export const mostUnclear = 6;

/** Maximum time of failing attempts, ms. */
export const longestWait = 14 * 86_400_000;

/** Adds the time of the command to the input, unless it has one. An input that undoes an answer has no time. */
export function withTime<Id extends OutboxOperation>(operation: Id, input: OutboxInputs[Id], madeAt: string) {
  const { status, finished, done } = input as Partial<MedicationFinishInput & MealPlanFinishInput & ClockInInput>;
  if (status === 'pending' || finished === false || done === false) return input;
  return { [timeFields[operation]]: madeAt, ...input } as OutboxInputs[Id];
}

/**
 * Adds the key by which the server recognises a repeated command, unless the input has one. The outbox's other commands have
 * no further effect when they are repeated.
 * @param intent shared by all attempts at the same command
 */
export const withKey = <Id extends OutboxOperation>(operation: Id, input: OutboxInputs[Id], intent?: object) =>
  operation === 'healthData.saveWeightWithCompareLast' ? withIdempotencyKey(input, intent) : input;

/** Whether an entry has this subject and belongs to its own person. */
export const isAbout = (entry: OutboxEntry, operation: OutboxOperation, slot: string | undefined): boolean =>
  entry.operation === operation && entry.slot === slot;

const belongsTo = (entry: OutboxEntry, other: OutboxEntry) =>
  entry.person === other.person && isAbout(entry, other.operation, other.slot);

/** The time of the decision, in UTC; empty for a command that sets no state. */
const intendedAt = ({ input }: OutboxEntry): string => (input as { intendedAt?: string }).intendedAt ?? '';

/**
 * Appends an entry, which replaces those on the same subject, unless it is an older decision: a call without a reply may end
 * after a newer tap. `undefined` if the outbox is full.
 */
export function add(outbox: Outbox, entry: OutboxEntry): Outbox | undefined {
  const isOverruled = outbox.some(
    (one) => belongsTo(one, entry) && !one.refusal && intendedAt(one) > intendedAt(entry),
  );
  if (isOverruled) return outbox;
  const others = outbox.filter((one) => !belongsTo(one, entry));
  return others.length < outboxLimit ? [...others, entry] : undefined;
}

export const remove = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** Makes a refused entry wait again. It is the same command, so the server counts it once. */
export const retry = (outbox: Outbox, id: string, now: number): Outbox =>
  outbox.map((entry) =>
    entry.id === id
      ? { ...entry, keptAt: now, attempts: 0, unclear: 0, failedAt: 0, pause: 0, refusal: undefined }
      : entry,
  );

/** The waiting entries of a person. */
const waitingOf = (outbox: Outbox, person: string | undefined): OutboxEntry[] =>
  outbox.filter((entry) => entry.person === person && !entry.refusal);

/** The longest pause that the server can request, ms. */
export const longestPause = 3_600_000;

/** A clock that was set back ends the pause. */
const isDue = ({ failedAt, pause }: OutboxEntry, now: number) => now < failedAt || now >= failedAt + pause;

/**
 * The entry to send now: of those that are due, the first one with the fewest failures, so that a failing entry does not
 * block the others. Entries have different subjects, so their order does not matter.
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

/** The outcome of an attempt. */
export type Outcome =
  /** The command has been carried out, now or by an earlier attempt. */
  | { kind: 'done' }
  | { kind: 'refused'; refusal: Refusal }
  /** A reply that does not tell the outcome. */
  | { kind: 'unclear'; message: string; retryAfter?: number | undefined }
  /** No reply, or a reply that concerns all calls: other entries would fail as well. */
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
 * Updates the outbox after an attempt to send an entry. If the entry was undone or replaced meanwhile, it is not restored.
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
  // Without a reply, the whole outbox pauses until the next connection.
  const pause = Math.max(outcome.kind === 'unclear' ? pauseAfter(unclear) : 0, outcome.retryAfter ?? 0);
  return { ...entry, attempts, unclear, failedAt: now, pause: Math.min(longestPause, pause) };
}

const entrySchema = v.object({
  id: v.string(),
  person: v.string(),
  operation: v.picklist(Object.keys(timeFields) as OutboxOperation[]),
  input: storedInput,
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

/** Parses a stored outbox; corrupt entries are dropped. The SDK validates an input before it is sent. */
export function readOutbox(stored: unknown): Outbox {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const { success, output } = v.safeParse(entrySchema, one);
    return success ? [output as unknown as OutboxEntry] : [];
  });
}
