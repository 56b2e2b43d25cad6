/**
 * What went wrong, to decide on:
 * - `business`: the server said no (`success: false`); the message is meant for the person
 * - `login-expired`: HTTP 500 with code `600`; sign in again
 * - `http`: any other status than 200
 * - `network`: no reply (offline, DNS, reset, refused by CORS)
 * - `timeout`: no reply in time
 * - `aborted`: the caller's signal was aborted
 * - `invalid-response`: a reply that is not the envelope of the API
 * - `login`: the user information could not be had at the start
 * - `bridge`: the native app refused or failed
 */
export type HealthErrorKind =
  | 'business'
  | 'login-expired'
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'invalid-response'
  | 'login'
  | 'bridge';

/** What is known of the call that failed. It never holds the token. */
export interface HealthErrorDetails {
  /**
   * Operation id, e.g. `medication.save`; for a call through `raw` that the description does not know, the path; for kind
   * `bridge`, the action.
   */
  operation?: string;
  method?: string;
  path?: string;
  /** HTTP status, when there was a reply. */
  status?: number;
  /** The server's own code, e.g. `600`; for kind `bridge`, a `BridgeErrorCode`. */
  code?: string;
  /** The server's own message, or the native app's, e.g. for a bug report. */
  serverMessage?: string;
  /** How often the request was sent. */
  attempts?: number;
  /** ms that the call waited for a pending login. */
  gateTime?: number;
  /** Headers of the request, the token hidden. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The one error that every call rejects with. Tell cases apart by `kind`. */
export class HealthError extends Error implements HealthErrorDetails {
  declare readonly kind: HealthErrorKind;
  declare readonly operation?: string;
  declare readonly method?: string;
  declare readonly path?: string;
  declare readonly status?: number;
  declare readonly code?: string;
  declare readonly serverMessage?: string;
  declare readonly attempts?: number;
  declare readonly gateTime?: number;
  declare readonly headers?: Record<string, string>;

  constructor(kind: HealthErrorKind, message: string, details?: HealthErrorDetails) {
    super(message);
    Object.assign(this, details, { name: 'HealthError', kind });
  }
}

/**
 * Whether a caught value is a `HealthError`, also one that another copy of this package made.
 * @param kind asks for this kind alone
 */
export function isHealthError(error: unknown, kind?: HealthErrorKind): error is HealthError {
  return error instanceof Error && error.name === 'HealthError' && (!kind || (error as HealthError).kind === kind);
}
