import type { Operation } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { moment } from '../engine/days.ts';
import { Failure, type OperationId } from '../engine/memory.ts';
import { Worlds } from '../engine/worlds.ts';
import { withEnglish } from '../english/with-english.ts';
import * as memories from '../generated/memories.ts';
import type { Operations } from '../generated/operations.ts';

const description = await loadDescription();

/** The afternoon of the examples in the time zone of this machine. */
export const FRIDAY = moment('2026-11-20T16:00');

/** Calls an operation of a world, and returns the data of the reply, or the message of the failure. */
export interface Ask {
  <Id extends OperationId>(operationId: Id, input?: object, token?: string): Operations[Id]['data'];
  /** The same for a computed id; the caller asserts the type. */
  <T>(operationId: string, input?: object, token?: string): T;
}

/** Returns the result, after checking that the reply matches the description. */
function checked<T>(operation: Operation, reply: unknown, result: T): T {
  const violation = operation.violation({ status: 200, body: reply });
  if (violation) throw new Error(violation);
  return result;
}

/**
 * A new world that calls its handlers as the server does, with a clock that the test can set. Each reply must match the
 * description.
 */
export function freshWorld() {
  const worlds = new Worlds(memories, description.examples);
  const clock = { now: FRIDAY };

  const ask: Ask = <T>(operationId: string, input: object = {}, token = 'anyone'): T => {
    const operation = [...description.byRoute.values()].find(({ id }) => id === operationId);
    const handler = operation && worlds.handler(operation);
    if (!handler) throw new Error(`Nothing is remembered of ${operationId}`);
    const data = handler({ input, now: clock.now, token }, description.examples.data(operationId));
    if (data instanceof Failure) return checked(operation, data.body, data.message as T);
    const delivered = withEnglish(operation, data);
    return checked(operation, { success: true, data: delivered }, delivered as T);
  };

  /** Signs in, and returns the token. */
  function signIn(phoneNumber: string): string {
    ask('user.verifyCode', { phoneNumber, purpose: 'login' }, `the phone ${phoneNumber}`);
    const user = ask('auth.login', { phoneNumber, verifyCode: '123456' }, '');
    return user.userToken;
  }

  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };

  return { ask, signIn, clock, wait, examples: description.examples, reset: () => worlds.reset('anyone') };
}
