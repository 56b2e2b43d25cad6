import { isHealthError } from './errors.ts';

/**
 * Describes a failure for a bug report: operation, method and path, status, code, attempts, time at the login gate, and the
 * API's own headers with the token hidden. It contains no input and no data of the person.
 * @param error any caught value
 * @returns lines of text
 */
export function explain(error: unknown): string {
  if (!isHealthError(error)) return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const facts: [string, unknown][] = [
    ['operation', error.operation],
    ['request', error.method && `${error.method} ${error.path}`],
    ['status', error.status],
    ['code', error.code],
    ['server message', error.serverMessage],
    ['request id', error.requestId],
    ['attempts', error.attempts],
    ['retry after', error.retryAfter === undefined ? undefined : `${error.retryAfter} ms`],
    ['waited for login', error.gateTime === undefined ? undefined : `${error.gateTime} ms`],
    ['headers', error.headers && JSON.stringify(error.headers)],
    ['cause', error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined],
  ];
  const known = facts.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}: ${value}`);
  return [`${error.kind}: ${error.message}`, ...known].join('\n');
}
