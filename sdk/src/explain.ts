import { type HealthErrorDetails, isHealthError } from './errors.ts';

/**
 * Describes a failure for a bug report, with the content of its JSON as lines. For a `HealthError`, it contains neither the
 * input nor personal data, and so neither the server's messages nor the cause. For any other error, it contains name and
 * message unchanged.
 * @param error any caught value
 * @returns lines of text
 */
export function explain(error: unknown): string {
  if (!isHealthError(error)) return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const known = error.toJSON() as HealthErrorDetails & { kind: string; message?: string };
  const facts: [string, unknown][] = [
    [known.kind, known.message ?? known.code ?? ''],
    ['operation', known.operation],
    ['request', known.method && `${known.method} ${known.path}`],
    ['status', known.status],
    ['code', known.code],
    ['request id', known.requestId],
    ['attempts', known.attempts],
    ['retry after', known.retryAfter === undefined ? undefined : `${known.retryAfter} ms`],
    ['waited for login', known.gateTime === undefined ? undefined : `${known.gateTime} ms`],
    ['headers', known.headers && JSON.stringify(known.headers)],
  ];
  return facts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`.trim())
    .join('\n');
}
