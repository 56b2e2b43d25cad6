import type { Transport } from '../src/index.ts';

/** What a test's server says to a request. */
export interface Said {
  status?: number;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  headers?: Record<string, string>;
}

export const ok = (data: unknown): Said => ({ body: { success: true, data } });
export const fail = (msg: string, code?: string): Said => ({ body: { success: false, msg, code } });

/**
 * A transport in the place of `fetch`: answers each request by the next of the given replies, the last one for good.
 * @returns the transport, and the requests that went out
 */
export function transport(
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

/** Never answers, and lets go when it is told to. */
export const silence = (_request: Request, signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
