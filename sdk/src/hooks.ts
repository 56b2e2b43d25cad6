import type { HealthError } from './errors.ts';

/**
 * A call. All its hooks receive the same object, from `onRequest` to `onError`, so that a hook can store its own data for
 * it.
 */
export interface HookRequest {
  /** Operation id, e.g. `orders.detail`; the path, if the description does not contain it. */
  readonly operation: string;
  readonly method: string;
  /** URL with the query, which may contain personal data. */
  readonly url: string;
  /**
   * The headers in addition to the API's own, with names in lower case; `onRequest` may add headers. They never contain the
   * token.
   * @example ({ headers }) => { headers.traceparent = currentTrace(); }
   */
  readonly headers: Record<string, string>;
  /**
   * The id of the user whose call it is, e.g. on a server with `health.as(user)`; undefined for a guest and a user without an
   * id.
   */
  readonly userId: string | undefined;
  /** The id sent as `x-request-id`, if any. */
  readonly requestId: string | undefined;
  /** Number of attempts so far. */
  readonly attempts: number;
  /** ms since the start of the first attempt, by a monotonic clock. */
  readonly duration: number;
}

/** An attempt that has ended with a reply or a failure. */
export interface HookAttempt {
  readonly call: HookRequest;
  /** From 1. */
  readonly attempt: number;
  /** HTTP status; undefined without a reply. */
  readonly status: number | undefined;
  /** ms of only this attempt. */
  readonly duration: number;
}

/** A reply with any status. */
export interface HookResponse extends HookRequest {
  readonly status: number;
  readonly responseHeaders: Headers;
}

/**
 * Callbacks around every call: `onRequest` once, `onAttempt` after each attempt, then `onResponse` if a reply arrived, then
 * `onError` if the call fails. A call waits for all of them except `onError`. An error of a hook is logged to the console, and the call continues.
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
  /** Before the call rejects. If the call sent nothing, there is no `call`. */
  onError?: ((error: HealthError, call: HookRequest | undefined) => unknown) | undefined;
}
