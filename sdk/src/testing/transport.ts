import type { Transport } from '../client-options.ts';
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

/** A success with data. */
export const ok = (data: unknown): Said => ({ body: { [success.name]: success.value, [names.data]: data } });
/** A business failure with the server's message, and its code if it has one. */
export const fail = (msg: string, code?: string): Said => ({
  body: {
    ...('otherwise' in success && { [success.name]: success.otherwise }),
    [names.message]: msg,
    [names.code]: code,
  },
});

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
    const { status = 200, body, headers } = reply ?? {};
    return new Response(body === undefined || typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  };
  return { fetch, requests };
}

/** Never replies; rejects when the signal is aborted. */
export const silence = (_request: Request, signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
