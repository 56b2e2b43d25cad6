import { closedReply } from '../answer.ts';
import { contractViolation } from '../contract-violation.ts';
import { loadDescription } from '../description.ts';
import { Failure, loadMemories } from '../memory.ts';
import { Worlds } from '../worlds.ts';

const description = await loadDescription();
const memories = await loadMemories();

/** The afternoon of the examples, in the time zone of this machine. */
export const FRIDAY = new Date(2026, 10, 20, 16, 0);

/**
 * A new world that calls its handlers in the server's way, with a clock that the test can set. Each reply must match the
 * description.
 */
export function freshWorld() {
  const worlds = new Worlds(memories, description.examples);
  const clock = { now: FRIDAY };

  /** The data of the reply, or the message of the failure. */
  function ask<T>(operationId: string, input: object = {}, token = 'anyone'): T {
    const operation = [...description.byRoute.values()].find(({ id }) => id === operationId);
    if (operation?.needsToken && worlds.isClosed(token)) return (closedReply(operation).body as { msg: T }).msg;
    const handler = operation && worlds.handler(operation);
    if (!handler) throw new Error(`Nothing is remembered of ${operationId}`);
    const data = handler({ input, now: clock.now, token }, description.examples.data(operationId));
    const body = data instanceof Failure ? data.body : { success: true, data };
    const violation = contractViolation(operation, body);
    if (violation) throw new Error(violation);
    return (data instanceof Failure ? data.msg : data) as T;
  }

  /** Signs in, and returns the token. */
  function signIn(phoneNumber: string): string {
    ask('user.verifyCode', { phoneNumber, purpose: 'login' }, `the phone ${phoneNumber}`);
    const user = ask<{ userToken: string }>('auth.login', { phoneNumber, verifyCode: '123456' }, '');
    return user.userToken;
  }

  return { ask, signIn, clock, examples: description.examples, reset: () => worlds.reset('anyone') };
}
