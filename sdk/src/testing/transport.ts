import type { Transport } from '../client-options.ts';
import { envelope as names } from '../generated/wire.ts';

const { success } = names;

/** What a server says to a request. */
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
 * A transport in the place of `fetch`: answers each request by the next of the given replies, the last one for good.
 * A reply may also be a fault to fail with, or a function that makes the response. It goes into a client as it is:
 * `createHealthClient({ ...createFakeTransport(ok([])), environment: 'dev', app: 'main', appVersion: '1.0.0' })`.
 * @returns the transport, and the requests that went out
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

/** Never answers; rejects when the signal aborts. */
export const silence = (_request: Request, signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
