import type { Operation } from '../description/description.ts';
import { Refusal } from '../engine/refusal.ts';
import type { ReceivedCall } from './override.ts';
import type { Choice, Overrides, Step, Taken } from './overrides.ts';
import { readStep } from './read-override.ts';

type IncomingCall = Omit<ReceivedCall, 'operation' | 'input' | 'count'> & { input: unknown };

/**
 * The effect of the overrides on a call of an operation.
 *
 * @param random numbers from 0 up to 1, for a delay of a range
 */
export async function choose(
  overrides: Overrides,
  operation: Operation,
  call: IncomingCall,
  random: () => number,
): Promise<Choice> {
  const taken = overrides.take(operation, call);
  const step = taken.reply && (await computed(taken.reply, operation, call));
  const { reply, patch, headers, invalid, fault, delay = taken.delay?.step.delay } = step ?? {};
  return { reply, patch, headers, invalid, fault, delay: timeOf(delay, random) };
}

/** @throws {Error} for a function that fails, or whose reply is not valid; it is an error of the mock, not of the request */
async function computed(
  { step, count }: Taken,
  operation: Operation,
  call: IncomingCall,
): Promise<Omit<Step, 'shown'>> {
  if (!step.compute) return step;
  const reply = await step.compute({ ...call, operation: operation.id, count } as ReceivedCall);
  try {
    return reply === undefined ? {} : readStep(reply, operation, 'The result of the function');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(`The function that replies to ${operation.id}: ${error.message}`);
  }
}

const timeOf = (delay: Step['delay'], random: () => number): number | undefined =>
  typeof delay === 'object' ? Math.round(delay.min + random() * (delay.max - delay.min)) : delay;
