import type { Transport } from '../client-options.ts';
import type { HealthApi } from '../generated/client.ts';
import type { HealthCodes, OperationId } from '../generated/codes.ts';
import { envelope as names } from '../generated/wire.ts';

const { success } = names;

/** A server's reply to a request. */
export interface Said {
  /** HTTP status. Default 200. */
  status?: number;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A server's reply to a call of an operation, from `ok` or `refused`. */
export interface OperationReply<Id extends OperationId> extends Said {
  /** Only for the compiler. */
  readonly '~operation'?: Id;
}

/** The data of a successful call of an operation, e.g. `OperationData<'orders.detail'>`. */
export type OperationData<Id extends OperationId> = Id extends `${infer Domain extends keyof HealthApi}.${infer Verb}`
  ? HealthApi[Domain] extends { [Name in Verb]: (...given: never[]) => Promise<infer Data> }
    ? Data
    : never
  : never;

/**
 * A success with data.
 * @param operation with it, data of another type than the operation's does not compile
 * @example ok('medication.list', [])
 */
export function ok<Id extends OperationId>(operation: Id, data: OperationData<Id>): OperationReply<Id>;
export function ok(data: unknown): Said;
export function ok(...given: unknown[]): Said {
  return { body: { [success.name]: success.value, [names.data]: given[given.length - 1] } };
}

/** A business failure with the server's message, and its code if it has one. */
export const fail = (msg: string, code?: string): Said => ({
  body: {
    ...('otherwise' in success && { [success.name]: success.otherwise }),
    [names.message]: msg,
    [names.code]: code,
  },
});

/**
 * A business failure of an operation.
 * @param code a code of the operation; another one does not compile
 * @param message the server's message for the person
 * @example refused('orders.cancel', 'PAID')
 */
export function refused<Id extends OperationId>(
  operation: Id,
  code: HealthCodes[Id],
  message = `${operation} was refused: ${code}`,
): OperationReply<Id> {
  return fail(message, code);
}

/**
 * Creates a transport that replaces `fetch`: it answers each request with the next of the given replies, and repeats the
 * last one. A reply may also be an error to throw, or a function that creates the response. Use it as an option of a
 * client: `createHealthClient({ ...createFakeTransport(ok([])), environment: 'dev', app: 'main', appVersion: '1.0.0' })`.
 * @returns the transport, and the sent requests
 */
export function createFakeTransport(
  ...replies: (Said | Error | ((request: Request, signal: AbortSignal) => Promise<Response>))[]
) {
  const requests: Request[] = [];
  const fetch: Transport = async (request, { signal }) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push(request.clone());
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(request, signal);
    return toResponse(reply);
  };
  // Not enumerable, so that the transport spread into the options of a client adds no unknown one.
  return Object.defineProperty({ fetch } as { fetch: Transport; requests: Request[] }, 'requests', { value: requests });
}

/** Creates the response with a reply. */
export function toResponse({ status = 200, body, headers }: Said = {}): Response {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers });
}

/** Never replies; rejects when the signal is aborted. */
export const silence = (_request: Request, signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
