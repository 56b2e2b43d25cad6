import type { Operation } from './table.ts';

/**
 * Makes an id of 32 hexadecimal digits, e.g. the `requestId` of an intent that is kept before it is sent: in an outbox, or until the
 * person tries again. Some runtimes have no `crypto`, and an id is no secret.
 * @example const order = { ...input, requestId: createRequestId() };
 */
export function createRequestId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  globalThis.crypto?.getRandomValues?.(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ids = new WeakMap<object, string>();

/**
 * Adds a `requestId` to the input of a command that takes one, unless the caller has. The server carries out a command with the same id
 * once, whoever sends it again: the SDK, the application, or the browser after a connection was reset.
 * @param intent what calls of one intent share; without it each call is one
 */
export function withRequestId(operation: Operation, input: object, intent: object = {}): object {
  if (!operation.requestId) return input;
  const id = ids.get(intent) ?? createRequestId();
  ids.set(intent, id);
  return { ...input, requestId: (input as { requestId?: string }).requestId ?? id };
}
