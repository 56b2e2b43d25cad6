import {
  type ClockInInput,
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
  /** Whether an attempt without the time may have reached the server. */
  uncertain: boolean;
  /** Why the server has refused it; it then waits for the person. */
  refusal?: { code?: string | undefined; message: string } | undefined;
}

/** In the order in which they were made. */
export type Outbox = readonly OutboxEntry[];

/** The number of entries of all persons on a device; a full outbox takes no more. */
export const outboxLimit = 200;

/** The input with the time at which it was made, unless it has one. What takes an answer back has no time. */
export function withTime<Id extends OutboxOperation>(operation: Id, input: OutboxInputs[Id], madeAt: string) {
  const { status, finished } = input as Partial<MedicationFinishInput & MealPlanFinishInput>;
  if (status === 'pending' || finished === false) return input;
  return { [timeFields[operation]]: madeAt, ...input } as OutboxInputs[Id];
}

const belongsTo = (entry: OutboxEntry, other: OutboxEntry) =>
  entry.person === other.person && entry.operation === other.operation && entry.slot === other.slot;

/** The outbox with another entry at its end; it replaces those on the same. `undefined` if the outbox is full. */
export function add(outbox: Outbox, entry: OutboxEntry): Outbox | undefined {
  const others = outbox.filter((one) => !belongsTo(one, entry));
  return others.length < outboxLimit ? [...others, entry] : undefined;
}

export const remove = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** The outbox after the server has refused an entry, unless that was taken back or replaced meanwhile. */
export const refuse = (outbox: Outbox, id: string, refusal: NonNullable<OutboxEntry['refusal']>): Outbox =>
  outbox.map((entry) => (entry.id === id ? { ...entry, refusal } : entry));

/** The first entry that the person has waiting. */
export const nextToSend = (outbox: Outbox, person: string | undefined): OutboxEntry | undefined =>
  outbox.find((entry) => entry.person === person && !entry.refusal);

/** What follows from a failed attempt: the command has been carried out before, it is refused, or it is tried again later. */
export function verdictOf(error: unknown): 'done' | 'refused' | 'later' {
  if (isHealthError(error, 'business')) return error.code === 'ALREADY' ? 'done' : 'refused';
  const isInvalid = isHealthError(error, 'invalid-request') || (isHealthError(error, 'http') && error.status === 400);
  return isInvalid ? 'refused' : 'later';
}

/** Shortest and longest pause between attempts, ms. */
const [shortest, longest] = [2_000, 300_000];

/** The pause after failed attempts, ms. @param failures from 0 */
export const pauseAfter = (failures: number): number => Math.min(longest, shortest * 2 ** failures);

const entrySchema = v.object({
  id: v.string(),
  person: v.string(),
  operation: v.picklist(Object.keys(timeFields) as OutboxOperation[]),
  input: v.record(v.string(), v.unknown()),
  slot: v.string(),
  name: v.string(),
  madeAt: v.string(),
  uncertain: v.boolean(),
  refusal: v.optional(v.object({ code: v.optional(v.string()), message: v.string() })),
});

/** The entries of a stored value, without those that are corrupt. The SDK checks an input before it is sent. */
export function readOutbox(stored: unknown): Outbox {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const { success, output } = v.safeParse(entrySchema, one);
    return success ? [output as unknown as OutboxEntry] : [];
  });
}
