import type { HealthMutations, Mutation } from '@health-app/sdk/react-query';
import { toUtcDateTime } from '#lib/time/instants.ts';

type InputOf<Factory> = Factory extends (...args: never[]) => Mutation<infer Input, infer _Data, infer _Code>
  ? Input
  : never;

/** The names of the input's fields, also of those that not every variant of it has. */
type FieldOf<Input> = Input extends object ? keyof Input : never;

/** The operations whose input has `intendedAt`, with how their time is kept. */
type Ordered = {
  [Domain in keyof HealthMutations]: {
    [Verb in keyof HealthMutations[Domain] as 'intendedAt' extends FieldOf<InputOf<HealthMutations[Domain][Verb]>>
      ? `${Domain}.${Verb & string}`
      : never]: 'idempotencyKey' extends FieldOf<InputOf<HealthMutations[Domain][Verb]>> ? 'intent' : 'tap';
  };
}[keyof HealthMutations];
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/**
 * Each command that sets a state: of two decisions about the same thing, the server keeps the one with the later time. An
 * attempt with the same `idempotencyKey` has the same content, and thus the time of the first attempt (`intent`).
 */
const ordered: All<Ordered> = {
  'aiFood.submitFoodName': 'intent',
  'analysis.saveSimple': 'tap',
  'evaluation.next': 'tap',
  'evaluation.pre': 'tap',
  'family.saveRelationship': 'intent',
  'healthData.remind': 'tap',
  'mealPlan.finish': 'tap',
  'mealPlan.modify': 'tap',
  'medication.finish': 'tap',
  'medication.save': 'intent',
  'plans.clockIn': 'tap',
  'plans.remind': 'tap',
  'user.saveInformation': 'tap',
};

/** The operation of a mutation: the end of its key is the domain and the verb. */
export const operationOf = (mutationKey: readonly unknown[] | undefined): string =>
  mutationKey?.slice(-2).join('.') ?? '';

const times = new WeakMap<object, string>();

/**
 * Adds the time of the person's decision to the input of a command that sets a state, unless it has one.
 * @param mutationKey of the operation's mutation
 * @param intent shared by all attempts at the same command, e.g. the context of the mutation
 * @param now the time by the server's clock, Unix time in ms
 */
export function withIntendedAt<Input>(
  mutationKey: readonly unknown[] | undefined,
  input: Input,
  intent: object,
  now: number,
): Input {
  const kept = (ordered as Record<string, 'intent' | 'tap' | undefined>)[operationOf(mutationKey)];
  if (!kept) return input;
  const first = kept === 'intent' ? times.get(intent) : undefined;
  const intendedAt = first ?? toUtcDateTime(now);
  times.set(intent, intendedAt);
  return { intendedAt, ...input };
}
