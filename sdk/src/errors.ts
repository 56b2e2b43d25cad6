import type { BridgeErrorCode } from './bridge/error-codes.ts';
import type { HealthCode } from './generated/codes.ts';
import type { FailureReason } from './generated/schema.ts';

/** Details of a failed call. They never contain the token. */
export interface HealthErrorDetails {
  /**
   * Operation id, e.g. `medication.save`; the path, if the description does not contain it; for kind `bridge`, the action.
   */
  operation?: string | undefined;
  /** `GET` or `POST`. */
  method?: string | undefined;
  path?: string | undefined;
  /** HTTP status, if there was a reply. */
  status?: number | undefined;
  /** The server's own code, e.g. `AMOUNT_CHANGED` or `600`; for kind `bridge`, a `BridgeErrorCode`. */
  code?: string | undefined;
  /** The reasons of a business failure, e.g. `pregnant` for `NOT_ELIGIBLE`. Show them to the person, but never log them. */
  reasons?: readonly (FailureReason | (string & {}))[] | undefined;
  /** The server's own message, or the native app's, e.g. for a bug report. */
  serverMessage?: string | undefined;
  /** The id of the request from the server's reply, or else from the request (`x-request-id`). */
  requestId?: string | undefined;
  /**
   * The `idempotencyKey` with which the command was sent. After a lost reply, the same input with the same key is another
   * attempt at the same intent: the server carries it out at most once. A log does not contain it.
   * @example await save({ ...input, idempotencyKey: error.idempotencyKey });
   */
  idempotencyKey?: string | undefined;
  /** Pause before another attempt that the server requests, in ms (`Retry-After`). */
  retryAfter?: number | undefined;
  /** Number of attempts, from 0. */
  attempts?: number | undefined;
  /** ms that the call waited for a pending login. */
  gateTime?: number | undefined;
  /** The API's own headers of the request, with the token hidden. */
  headers?: Record<string, string> | undefined;
  /** The underlying error, without the token. */
  cause?: unknown;
}

interface ErrorOfKind<Kind extends string> extends Error, Readonly<HealthErrorDetails> {
  readonly name: 'HealthError';
  readonly kind: Kind;
  readonly cause?: unknown;
  /** The headers of the reply, if there was one. Neither a log nor a copy of the error contains them. */
  readonly responseHeaders?: Headers | undefined;
  /**
   * Returns the error for a log, for `JSON.stringify`. It contains no personal data: it omits the server's message, the
   * reasons, the cause, and the `message` of the kind `business`, which comes from the server.
   */
  toJSON(): object;
}

/**
 * The server refused (`success: false`). `message` is for the person, `code` for the program.
 * @typeParam Code the error codes of the operation
 */
export interface BusinessError<Code extends string = HealthCode> extends ErrorOfKind<'business'> {
  /** Absent if the server sends none. */
  readonly code?: Code | (string & {}) | undefined;
  readonly status: number;
  /** The `data` of the refusal, unchecked; null without data. Neither a log nor a copy of the error contains it. */
  readonly data?: unknown;
}

/** The server no longer accepts the token: HTTP 500 with code `600`. Sign in again. */
export interface LoginExpiredError extends ErrorOfKind<'login-expired'> {
  readonly code: string;
  readonly status: number;
}

/**
 * A status other than 200. With 401, a guest made a call that needs a person: offer to sign in. After an expiry, every such call
 * fails in this way, because the session has removed the token.
 */
export interface HttpError extends ErrorOfKind<'http'> {
  readonly status: number;
}

/** No reply: offline, a DNS error, a reset connection, or a refusal by CORS. */
export interface NetworkError extends ErrorOfKind<'network'> {}

/** No reply in time. A command may have been carried out. `cause` is the failure of the last attempt that had failed before. */
export interface TimeoutError extends ErrorOfKind<'timeout'> {}

/** The caller aborted the signal, or the user has changed since the call was made. */
export interface AbortedError extends ErrorOfKind<'aborted'> {}

/** The input or an option is invalid; the message names it and its valid values. Nothing was sent. */
export interface InvalidRequestError extends ErrorOfKind<'invalid-request'> {}

/** A reply without the envelope of the API, or whose data does not have the type of the operation. */
export interface InvalidResponseError extends ErrorOfKind<'invalid-response'> {
  readonly status: number;
}

/** The login failed; available as `session.error`. */
export interface LoginError extends ErrorOfKind<'login'> {}

/** The native app refused or failed. */
export interface BridgeError extends ErrorOfKind<'bridge'> {
  readonly code: BridgeErrorCode;
  /** The action. */
  readonly operation: string;
}

/**
 * The error of every call. `kind` identifies the failure and narrows the fields.
 * @typeParam Code the codes that a `business` error may have
 */
export type HealthError<Code extends string = HealthCode> =
  | BusinessError<Code>
  | LoginExpiredError
  | HttpError
  | NetworkError
  | TimeoutError
  | AbortedError
  | InvalidRequestError
  | InvalidResponseError
  | LoginError
  | BridgeError;

/** The kinds of failures. */
export type HealthErrorKind = HealthError['kind'];

/** The `HealthError` of a kind. */
export type HealthErrorOf<Kind extends HealthErrorKind, Code extends string = HealthCode> = Extract<
  HealthError<Code>,
  { kind: Kind }
>;

/** The business failure codes that an error's type contains; all codes of the API if it contains none. */
export type FailureCodeOf<E> = [Extract<E, { kind: 'business' }>] extends [never]
  ? HealthCode
  : Extract<E, { kind: 'business' }> extends BusinessError<infer Code>
    ? Code
    : never;

type DetailsOf<Kind extends HealthErrorKind> = Omit<
  HealthErrorOf<Kind>,
  'kind' | 'name' | 'message' | 'stack' | 'toJSON' | 'data' | 'responseHeaders'
>;

// Shared by all realms and all copies of this package.
const brand = Symbol.for('@health-app/sdk/HealthError');

// Without a name of its own: a bundler would rename one that equals the constant's, and a console would print that.
/** Creates a `HealthError`, e.g. to test code that handles one. */
export const HealthError = class extends Error {
  constructor(kind: HealthErrorKind, message: string, details?: HealthErrorDetails) {
    super(message);
    Object.assign(this, details, { name: 'HealthError', kind });
  }

  get [brand](): true {
    return true;
  }

  /** Omits everything that may contain personal data: the server's messages, its reasons, the cause and the input's key. */
  toJSON(): object {
    const {
      kind,
      message,
      serverMessage: _said,
      reasons: _why,
      cause: _cause,
      idempotencyKey: _key,
      ...rest
    } = this as never as BusinessError;
    return { kind, ...(kind !== 'business' && { message }), ...rest };
  }
} as unknown as new <Kind extends HealthErrorKind>(
  kind: Kind,
  message: string,
  ...details: Record<never, never> extends DetailsOf<Kind> ? [DetailsOf<Kind>?] : [DetailsOf<Kind>]
) => HealthErrorOf<Kind>;

/**
 * Converts an error to a plain object for `postMessage`, with all details except the cause, the headers and the data of
 * the reply. Structured cloning would keep
 * only the message.
 * @example worker.postMessage(packError(error));
 */
export function packError(error: HealthError): Record<string, unknown> {
  const { cause: _cause, ...rest } = error;
  return { ...rest, message: error.message };
}

/**
 * Restores a `HealthError` from the object of `packError`.
 * @returns undefined for any other value
 */
export function unpackError(value: unknown): HealthError | undefined {
  const { name, kind, message, ...details } = Object(value);
  return name === 'HealthError' && typeof kind === 'string'
    ? new HealthError(kind as 'http', message, details)
    : undefined;
}

/**
 * Whether a caught value is a `HealthError`, even one of another realm or another copy of this package.
 * @param kind accepts only this kind
 * @param code accepts only this code of a business failure; a code that the error's type does not contain does not compile
 */
export function isHealthError(error: unknown): error is HealthError;
export function isHealthError<Kind extends HealthErrorKind>(error: unknown, kind: Kind): error is HealthErrorOf<Kind>;
export function isHealthError<E, Code extends FailureCodeOf<E>>(
  error: E,
  kind: 'business',
  code: Code,
): error is E & BusinessError<Code> & { readonly code: Code };
export function isHealthError(error: unknown, kind?: HealthErrorKind, code?: string): boolean {
  const known = Object(error) as Partial<HealthError & { [brand]: true }>;
  return known[brand] === true && (!kind || known.kind === kind) && (code === undefined || known.code === code);
}
