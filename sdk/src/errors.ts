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
  /** Operation id, e.g. `medication.save`; for a call through `raw`, the path. */
  operation?: string;
  method?: string;
  path?: string;
  /** HTTP status, when there was a reply. */
  status?: number;
  /** The server's own code, e.g. `600`. */
  code?: string;
  /** The server's own message, e.g. for a bug report. */
  serverMessage?: string;
  /** How often the request was sent. */
  attempts?: number;
  /** ms that the call waited for a pending login. */
  gateTime?: number;
  cause?: unknown;
}

/** The one error that every call rejects with. Tell cases apart by `kind`. */
export class HealthError extends Error {
  override readonly name = 'HealthError';
  readonly kind: HealthErrorKind;
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly code?: string;
  readonly serverMessage?: string;
  readonly attempts?: number;
  readonly gateTime?: number;

  constructor(kind: HealthErrorKind, message: string, details: HealthErrorDetails = {}) {
    super(message);
    Object.assign(this, details);
    this.kind = kind;
  }
}

/**
 * Whether a caught value is a `HealthError`, also one that another copy of this package made.
 * @param kind asks for this kind alone
 */
export function isHealthError(error: unknown, kind?: HealthErrorKind): error is HealthError {
  const found = error instanceof Error && error.name === 'HealthError' && 'kind' in error;
  return found && (kind === undefined || error.kind === kind);
}
