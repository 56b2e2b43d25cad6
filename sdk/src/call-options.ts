/** Options of one call. */
export interface CallOptions {
  /**
   * Shows no toast on a failure; `false` shows it for a call that is silent by contract.
   * @default as in the API description, usually `false`
   * @example { silent: true }
   */
  silent?: boolean | undefined;
  /**
   * Lets the request outlive the page, for calls of a closing page; the body is then limited to 64 kB.
   * @default false
   * @example { keepalive: true }
   */
  keepalive?: boolean | undefined;
  /**
   * Aborts this call, which then rejects with kind `aborted`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, for all attempts together, excluding the wait for a pending login. `Infinity`: no limit.
   * @default the client's, 15,000
   * @example { timeout: 60_000 }
   */
  timeout?: number | undefined;
  /**
   * Maximum number of retries after a network failure or a 429, 502, 503 or 504: 0 to 5. A command is retried only if its
   * input has an `idempotencyKey`, by which the server recognises a repetition.
   * @default the client's `retry`, 1, for a read, and its `retryCommands`, 0, for a command
   * @example { retry: 0 }
   */
  retry?: number | undefined;
  /**
   * Additional headers; they cannot replace the API's own headers.
   * @default the client's
   * @example { headers: { traceparent } }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Sent as `x-request-id`, to find the call in the server's logs.
   * @default the result of the client's `requestId`
   * @example { requestId: 'checkout-7f3a' }
   */
  requestId?: string | undefined;
}
