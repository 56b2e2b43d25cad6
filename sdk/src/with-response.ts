import type { Call, Outcome } from './call.ts';
import { hide } from './hide.ts';
import { check } from './validate.ts';

// All copies of this package share the symbol registry, but no variables.
const state = Symbol.for('@health-app/sdk/call');

/** Stores the outcome of a call in its promise. */
export function rememberCall<T>(promise: Promise<T>, { outcome }: Call): Promise<T> {
  return hide(promise, state, outcome);
}

/** Returns the outcome of a call; undefined for any other promise. */
export function callOf(promise: unknown): Outcome | undefined {
  return (Object(promise) as { [state]?: () => Outcome })[state]?.();
}

/**
 * Returns the response of a call together with its data.
 * @param call the original promise of a client's method, not one derived with `then`
 * @returns the data, and the response for its status and headers; its body has been read
 * @throws {TypeError} for any other promise; otherwise the error of the call
 * @example const { data, response } = await withResponse(health.orders.detail({ orderId }));
 */
export async function withResponse<T>(call: Promise<T>): Promise<{ data: T; response: Response }> {
  const known = callOf(call);
  check('call', known, [Boolean, 'the promise of a method of a client']);
  return { data: await call, response: (known as Outcome).response as Response };
}
