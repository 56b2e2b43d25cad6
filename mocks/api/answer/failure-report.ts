import type { StoredOverride } from '../control/overrides.ts';
import { readOverride } from '../control/read-override.ts';
import { type Description, type Operation, routeOf } from '../description/description.ts';
import { Refusal } from '../engine/refusal.ts';

/** The part of a report by `packReport` of the SDK that the mock plays. */
export interface FailureReport {
  /** Version of the format. */
  report: 1;
  kind: string;
  method?: string;
  path?: string;
  status?: number;
  code?: string;
  /** The message for the person. */
  serverMessage?: string;
  reasons?: readonly string[];
  data?: unknown;
}

/** Statuses whose replies have no body. */
const WITHOUT_BODY = [204, 205, 304];

export const isFailureReport = (value: unknown): value is FailureReport =>
  typeof value === 'object' && value !== null && (value as FailureReport).report === 1;

/**
 * Creates an override by which every call of the reported operation fails as reported.
 *
 * @throws {Refusal} for a failure that no server causes, and for a call that the description lacks
 */
export function overrideOf(
  report: FailureReport,
  { byRoute }: Description,
  operations: Map<string, Operation>,
): StoredOverride {
  const { method = '', path = '' } = report;
  const operation = byRoute.get(routeOf(method, path));
  if (!operation) throw new Refusal(400, `The report has no call of the description: ${method} ${path}`);
  return readOverride({ operation: operation.id, ...stepOf(report, operation) }, operations, (token) => token);
}

function stepOf(report: FailureReport, operation: Operation): object {
  switch (report.kind) {
    case 'network':
      return { fault: 'reset' };
    case 'timeout':
      return { fault: 'hang' };
    case 'invalid-response':
      return { fault: 'html' };
    case 'business':
    case 'login-expired':
    case 'http':
      return refusalStep(report, operation);
    default:
      throw new Refusal(
        400,
        `A failure of kind ${report.kind} happens before a server is asked, so no mock can play it`,
      );
  }
}

/** The described failure with the reported code, or else one with nothing but that code. */
function refusalStep(report: FailureReport, operation: Operation): object {
  const { status = 200, code, serverMessage, reasons, data } = report;
  if (WITHOUT_BODY.includes(status)) throw new Refusal(400, `A reply with status ${status} has no body to play`);
  const examples = [...(operation.examples.get(status)?.values() ?? [])];
  const described = examples.find((example) => !example.success && example.code === code);
  const body = {
    ...(described ?? { success: false, ...(code !== undefined && { code }), msg: code ?? `status ${status}` }),
    ...(serverMessage !== undefined && { msg: serverMessage }),
    ...(reasons && { reasons }),
    ...(data !== undefined && { data }),
  };
  const isInvalid = operation.violation({ status, body, headers: operation.headers.get(status) ?? {} }) !== undefined;
  return { status, body, ...(isInvalid && { invalid: true }) };
}
