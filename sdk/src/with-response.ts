import type { Call } from './call.ts';
import { check } from './validate.ts';

// A property of the promise, since all copies of this package share the registry of symbols, and no variable.
const state = Symbol.for('@health-app/sdk/call');

/** Keeps the state of a call with its promise. */
export function rememberCall<T>(promise: Promise<T>, call: Call): Promise<T> {
  return Object.assign(promise, { [state]: call });
}

/** The state of a call; undefined for the promise of anything else. */
export function callOf(promise: unknown): Call | undefined {
  return (Object(promise) as { [state]?: Call })[state];
}

/**
 * Gives the reply of a call beside its data.
 * @param call the promise of a method of a client, not one derived from it by `then`
 * @returns the data, and the response for its status and headers; its body has been read
 * @throws {TypeError} for another promise; whatever the call rejects with
 * @example const { data, response } = await withResponse(health.orders.detail({ orderId }));
 */
export async function withResponse<T>(call: Promise<T>): Promise<{ data: T; response: Response }> {
  const known = callOf(call);
  check('call', known, [Boolean, 'the promise of a method of a client']);
  return { data: await call, response: (known as Call).response as Response };
}
