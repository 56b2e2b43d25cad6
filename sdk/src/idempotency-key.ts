import { randomId } from './random-id.ts';

/**
 * Creates a key, e.g. the `idempotencyKey` of an intent that is stored before it is sent: in an outbox, or until the person
 * retries.
 * @returns 32 hexadecimal digits
 * @example const order = { ...input, idempotencyKey: createIdempotencyKey() };
 */
export const createIdempotencyKey: () => string = randomId;

const keys = new WeakMap<object, string>();

/**
 * Adds an `idempotencyKey` to the input of a command, unless the caller has set it. The server carries out commands with
 * the same key only once, whether the SDK, the application, or the browser after a reset connection repeats the command.
 * A client does this for every command that accepts a key; an application does it to store the input before it is sent.
 * @param intent shared by all calls of one intent, e.g. the context of React Query's mutation; without it, each call is an
 *   intent of its own
 * @returns a copy of the input with its key
 */
export function withIdempotencyKey<Input extends object>(
  input: Input,
  intent: object = {},
): Input & { idempotencyKey: string } {
  const { idempotencyKey: given } = input as { idempotencyKey?: string };
  const idempotencyKey = given ?? keys.get(intent) ?? createIdempotencyKey();
  keys.set(intent, idempotencyKey);
  return { ...input, idempotencyKey };
}
