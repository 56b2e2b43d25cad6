import type { Violation } from './findings.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation, Cors } from './operations.ts';
import type { Session } from './session.ts';

/** Any origin other than the server's. */
const ORIGIN = 'https://app.example';

/** Sends the request with which a browser asks whether a page of another origin may call an operation. */
export async function checkCors(session: Session, operations: ContractOperation[]): Promise<void> {
  const { cors } = session.rules;
  if (!cors) return;
  const asked = {
    origin: ORIGIN,
    'access-control-request-headers': cors.allowHeaders
      .map((name) => name.toLowerCase())
      .sort()
      .join(','),
  };
  await limitConcurrency(operations, async (operation) => {
    if (session.isUnreachable(operation)) return;
    const method = operation.method.toUpperCase();
    const headers = { ...asked, 'access-control-request-method': method };
    await session.preflight(operation, headers, (status, given) => faultsOf(status, given, method, cors));
  });
}

/** Any status of success suffices for a browser. */
function faultsOf(status: number, headers: Headers, method: string, { allowHeaders }: Cors): Violation[] {
  const fault = (where: string, expected: string, got: string | null): Violation => ({
    kind: 'cors',
    where,
    expected,
    got: got ?? 'nothing',
    times: 1,
  });
  if (status < 200 || status > 299) return [fault('status', '204', String(status))];
  const origin = headers.get('access-control-allow-origin');
  const methods = headers.get('access-control-allow-methods');
  const names = headers.get('access-control-allow-headers');
  const lacking = allowHeaders.filter((name) => !allows(names, name));
  return [
    origin !== '*' && origin !== ORIGIN && fault('access-control-allow-origin', `* or ${ORIGIN}`, origin),
    !allows(methods, method) && fault('access-control-allow-methods', method, methods),
    lacking.length > 0 && fault('access-control-allow-headers', lacking.join(', '), names),
  ].filter((found) => found !== false);
}

const allows = (list: string | null, name: string): boolean =>
  (list ?? '').split(',').some((one) => one.trim() === '*' || one.trim().toLowerCase() === name.toLowerCase());
