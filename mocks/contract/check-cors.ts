import type { Cors } from '../../openapi/document.ts';
import type { Observed, RequestResult, Violation } from './findings.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation } from './operations.ts';
import type { Session } from './session.ts';

/** Any origin other than the server's, unless the run has one of its own. */
const ORIGIN = 'https://app.example';

const originOf = ({ headers = {} }: Session['settings']): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1] ?? ORIGIN;

/** The header of a request from another origin; none if the description does not say what such a page may do. */
export const fromElsewhere = ({ rules, settings }: Session): Record<string, string> =>
  rules.cors ? { origin: originOf(settings) } : {};

/** Whether a page of another origin may read a reply to a request from there, and the headers of it. */
export function checkReadable(session: Session, { observed, result }: { observed: Observed; result: RequestResult }) {
  const { rules, settings } = session;
  if (!rules.cors || !observed.reached) return;
  const exposed = observed.headers.get('access-control-expose-headers');
  const hidden = rules.cors.exposeHeaders.filter((name) => !allows(exposed, name));
  session.addViolations(result, [
    ...foreign(observed.headers, originOf(settings)),
    ...(hidden.length > 0 ? [fault('access-control-expose-headers', hidden.join(', '), exposed)] : []),
  ]);
}

/**
 * Sends the request with which a browser asks whether a page of another origin may call an operation, and a read that succeeded
 * from there.
 */
export async function checkCors(session: Session, operations: ContractOperation[]): Promise<void> {
  const { cors } = session.rules;
  if (!cors) return;
  const asked = {
    origin: originOf(session.settings),
    'access-control-request-headers': cors.allowHeaders
      .map((name) => name.toLowerCase())
      .sort()
      .join(','),
  };
  await limitConcurrency(operations, async (operation) => {
    if (session.isUnreachable(operation)) return;
    const method = operation.method.toUpperCase();
    const headers = { ...asked, 'access-control-request-method': method };
    await session.preflight(operation, headers, (status, given) => faultsOf(status, given, method, asked.origin, cors));
    const seen = session.allSeen().find((one) => one.operation === operation);
    const elsewhere = { name: 'of another origin', input: seen?.input, headers: fromElsewhere(session) };
    if (seen && operation.effect === 'read') checkReadable(session, await session.ask(operation, elsewhere));
  });
}

/** Any status of success suffices for a browser. */
function faultsOf(
  status: number,
  headers: Headers,
  method: string,
  origin: string,
  { allowHeaders }: Cors,
): Violation[] {
  if (status < 200 || status > 299) return [fault('status', '204', String(status))];
  const methods = headers.get('access-control-allow-methods');
  const names = headers.get('access-control-allow-headers');
  const lacking = allowHeaders.filter((name) => !allows(names, name));
  return [
    ...foreign(headers, origin),
    ...(allows(methods, method) ? [] : [fault('access-control-allow-methods', method, methods)]),
    ...(lacking.length > 0 ? [fault('access-control-allow-headers', lacking.join(', '), names)] : []),
  ];
}

function foreign(headers: Headers, origin: string): Violation[] {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin ? [] : [fault('access-control-allow-origin', `* or ${origin}`, allowed)];
}

const fault = (where: string, expected: string, got: string | null): Violation => ({
  kind: 'cors',
  where,
  expected,
  got: got ?? 'nothing',
  times: 1,
});

const allows = (list: string | null, name: string): boolean =>
  (list ?? '').split(',').some((one) => one.trim() === '*' || one.trim().toLowerCase() === name.toLowerCase());
