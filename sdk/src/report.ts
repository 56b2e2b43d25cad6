import { codes } from './bridge/error-codes.ts';
import { type HealthError, type HealthErrorKind, isHealthError } from './errors.ts';
import { check, flag, readOptions } from './validate.ts';
import { version } from './version.ts';

/** A failed call without personal data, as JSON: for a bug report, and to play it with `npx @health-app/mock --replay`. */
export interface FailureReport {
  /** Version of this format. */
  report: 1;
  /** Version of this package. */
  sdk: string;
  kind: HealthErrorKind;
  /** Operation id, e.g. `medication.save`; for kind `bridge`, the action. Absent for a call that the description lacks. */
  operation?: string;
  /** `GET` or `POST`. */
  method?: string;
  path?: string;
  /** HTTP status, if there was a reply. */
  status?: number;
  /** The server's own code, e.g. `AMOUNT_CHANGED`; absent if it is no identifier. */
  code?: string;
  /** Id of the request, for the server's logs. */
  requestId?: string;
  /** Number of attempts, from 0. */
  attempts?: number;
  /** Pause that the server requested; ms. */
  retryAfter?: number;
  /** Time that the call waited for a pending login; ms. */
  gateTime?: number;
  /** Version of the app. */
  appVersion?: string;
  /** `iOS` or `Android` in the native apps. */
  source?: string;
  /** The message of the error; only with `messages`. */
  message?: string;
  /** The server's own message; only with `messages`. */
  serverMessage?: string;
  /** The reasons of a refusal; only with `data`. */
  reasons?: readonly string[];
  /** The data of a refusal without tokens, codes and passwords; only with `data`. */
  data?: unknown;
}

/** Options of `packReport`. */
export interface ReportOptions {
  /**
   * Includes the messages, which may contain names and health values.
   * @default false
   * @example true
   */
  messages?: boolean | undefined;
  /**
   * Includes the reasons and the data of a refusal, which are health data.
   * @default false
   * @example true
   */
  data?: boolean | undefined;
}

/** The values that a report may contain. Any other value of these fields comes from a server, and could be personal. */
const shapes = {
  operation: /^\w+(\.\w+)?$/,
  method: /^(GET|POST)$/,
  code: /^([A-Z][A-Z\d_]{0,63}|\d{1,4})$/,
  requestId: /^[\w.:-]{1,100}$/,
  appVersion: /^[\w.+-]{1,40}$/,
  source: /^(iOS|Android)$/,
} as const;

/**
 * Reduces an error to what a bug report may contain: no token, no key, no input, and by default no message and no data.
 * @returns an object for `JSON.stringify`
 * @throws {TypeError} for a value that is not a `HealthError`, and for an invalid option
 * @example writeFileSync('report.json', JSON.stringify(packReport(error)));
 */
export function packReport(error: unknown, options: ReportOptions = {}): FailureReport {
  check('error', error, [isHealthError, 'a HealthError']);
  const { messages, data } = readOptions('options', options, { messages: flag, data: flag }, {});
  const known = error as HealthError;
  const { kind, path, status, attempts, retryAfter, gateTime, headers = {} } = known;
  const texts = { ...known, appVersion: headers.appVersion, source: headers.source } as Record<string, unknown>;
  const report: Record<string, unknown> = { report: 1, sdk: version, kind };
  for (const [name, shape] of Object.entries(shapes)) {
    const value = texts[name];
    if (typeof value === 'string' && shape.test(value)) report[name] = value;
  }
  if (kind === 'bridge' && codes.includes(known.code)) report.code = known.code;
  // The path of a call that the description lacks may contain an id, and is its operation.
  if (report.operation && report.method) report.path = path;
  for (const [name, value] of Object.entries({ status, attempts, retryAfter, gateTime }))
    if (typeof value === 'number') report[name] = value;
  if (messages) Object.assign(report, { message: known.message, serverMessage: known.serverMessage });
  if (data)
    Object.assign(report, { reasons: known.reasons, data: withoutSecrets('data' in known ? known.data : undefined) });
  return JSON.parse(JSON.stringify(report));
}

const secret = /token|verifyCode|password/i;

function withoutSecrets(data: unknown): unknown {
  return data && JSON.parse(JSON.stringify(data, (name, value) => (secret.test(name) ? undefined : value)));
}
