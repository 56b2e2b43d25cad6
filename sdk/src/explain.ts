import { type HealthErrorDetails, isHealthError } from './errors.ts';

/**
 * Describes a failure for a bug report: what `JSON.stringify` shows of it, in lines. Of a `HealthError` it contains no input and no
 * data of the person, so neither the server's words nor the cause. Of any other error it gives name and message as they are.
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
