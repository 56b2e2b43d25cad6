import type { Operation } from './table.ts';

/**
 * Creates an id of 32 hexadecimal digits, e.g. the `requestId` of an intent that is stored before it is sent: in an outbox,
 * or until the person retries. It does not need `crypto`, which some runtimes lack, because the id is no secret.
 * @example const order = { ...input, requestId: createRequestId() };
 */
export function createRequestId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  globalThis.crypto?.getRandomValues?.(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ids = new WeakMap<object, string>();

/**
 * Adds a `requestId` to the input of a command that accepts one, unless the caller has set it. The server carries out
 * commands with the same id only once, whether the SDK, the application, or the browser after a reset connection repeats
 * the command.
 * @param intent shared by all calls of one intent; without it, each call is an intent of its own
 */
export function withRequestId(operation: Operation, input: object, intent: object = {}): object {
  if (!operation.requestId) return input;
  const id = ids.get(intent) ?? createRequestId();
  ids.set(intent, id);
  return { ...input, requestId: (input as { requestId?: string }).requestId ?? id };
}
