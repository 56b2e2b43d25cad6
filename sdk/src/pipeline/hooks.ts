import { callSafely } from '../call-safely.ts';
import type { HealthError } from '../errors.ts';

/** A request that is about to be sent. */
export interface HookRequest {
  /** Operation id, e.g. `orders.detail`; the path for a request that the description does not know. */
  readonly operation: string;
  readonly method: string;
  /** Address with the query, which may hold data of the person. */
  readonly url: string;
  /**
   * The headers beyond the API's own, names in lower case; `onRequest` may add to them. They never hold the token.
   * @example ({ headers }) => { headers.traceparent = currentTrace(); }
   */
  readonly headers: Record<string, string>;
}

/** A reply that has arrived, whatever its status. */
export interface HookResponse extends HookRequest {
  readonly status: number;
  readonly responseHeaders: Headers;
  /** Number of attempts. */
  readonly attempts: number;
  /** ms from the first attempt to the end of the reply. */
  readonly duration: number;
}

/**
 * Callbacks around every call, each called once for a call and awaited: `onRequest`, then `onResponse` if a reply arrived,
 * then `onError` if the call fails. An error of a hook goes to the console; the call goes on.
 * @example
 * hooks: { onResponse: ({ operation, status, duration }) => console.debug(operation, status, duration),
 *          onError: (error) => console.debug(explain(error)) }
 */
export interface Hooks {
  /** Before the first attempt, within the time limit of the call. */
  onRequest?: ((request: HookRequest) => unknown) | undefined;
  /** After the last reply, within the time limit of the call. */
  onResponse?: ((response: HookResponse) => unknown) | undefined;
  /** Before the call rejects, also for a call that sent nothing. */
  onError?: ((error: HealthError) => unknown) | undefined;
}

/** Runs the hooks of a name in their order, one after the other. It never rejects. */
export async function runHooks<Name extends keyof Hooks>(
  hooks: Hooks | readonly Hooks[],
  name: Name,
  value: Parameters<NonNullable<Hooks[Name]>>[0],
): Promise<void> {
  for (const hook of [hooks].flat() as Hooks[])
    await callSafely(hook[name] as ((given: typeof value) => unknown) | undefined, value);
}
