/** Options of one call. */
export interface CallOptions {
  /**
   * Shows no toast on a failure; `false` shows it for a call that is silent by contract.
   * @default what the contract says, usually `false`
   * @example { silent: true }
   */
  silent?: boolean | undefined;
  /**
   * Lets the request outlive the page, for calls that a closing page makes; the body is then 64 kB at most.
   * @default false
   * @example { keepalive: true }
   */
  keepalive?: boolean | undefined;
  /**
   * Ends this call when aborted; it then rejects with kind `aborted`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, for all attempts together, without the wait for a pending login. `Infinity`: no limit.
   * @default the client's, 15,000
   * @example { timeout: 60_000 }
   */
  timeout?: number | undefined;
  /**
   * How often a call is sent again after a network failure or a 429, 502, 503 or 504: 0 to 5. Of the commands, only those are whose
   * input has a `requestId`, by which the server tells a repeat.
   * @default the client's, 1, for a read; 0 for a command
   * @example { retry: 0 }
   */
  retry?: number | undefined;
  /**
   * Further headers; those of the API itself are not replaced.
   * @default the client's
   * @example { headers: { traceparent } }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Sent as `x-request-id`, for a search in the logs of the server.
   * @default what the client's `requestId` makes
   * @example { requestId: 'checkout-7f3a' }
   */
  requestId?: string | undefined;
}
