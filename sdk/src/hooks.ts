import type { HealthError } from './errors.ts';

/**
 * A call, as all of its hooks share it: the same object from `onRequest` to `onError`, so that a hook can keep its own data by it.
 */
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
  /** The id that is sent as `x-request-id`, if any. */
  readonly requestId: string | undefined;
  /** Number of attempts so far. */
  readonly attempts: number;
  /** ms since the first attempt began, by a clock that never goes back. */
  readonly duration: number;
}

/** An attempt that has ended, by a reply or by a failure. */
export interface HookAttempt {
  readonly call: HookRequest;
  /** From 1. */
  readonly attempt: number;
  /** HTTP status; undefined without a reply. */
  readonly status: number | undefined;
  /** ms of this attempt alone. */
  readonly duration: number;
}

/** A reply that has arrived, whatever its status. */
export interface HookResponse extends HookRequest {
  readonly status: number;
  readonly responseHeaders: Headers;
}

/**
 * Callbacks around every call, awaited: `onRequest` once, `onAttempt` after each attempt, then `onResponse` if a reply arrived,
 * then `onError` if the call fails. An error of a hook goes to the console; the call goes on.
 * @example
 * hooks: { onResponse: ({ operation, status, duration }) => console.debug(operation, status, duration),
 *          onError: (error) => console.debug(explain(error)) }
 */
export interface Hooks {
  /** Before the first attempt, within the time limit of the call. */
  onRequest?: ((request: HookRequest) => unknown) | undefined;
  /** After each attempt, within the time limit of the call. */
  onAttempt?: ((attempt: HookAttempt) => unknown) | undefined;
  /** After the last reply, within the time limit of the call. */
  onResponse?: ((response: HookResponse) => unknown) | undefined;
  /** Before the call rejects, also for a call that sent nothing, which then has no `call`. */
  onError?: ((error: HealthError, call: HookRequest | undefined) => unknown) | undefined;
}
