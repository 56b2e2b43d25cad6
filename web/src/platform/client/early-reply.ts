/**
 * The page's inline script sends requests before any file of the app has arrived. The client takes their replies over,
 * instead of sending the same requests again.
 */

/** A request that has been sent, and has not been taken over yet. */
export interface EarlyRequest {
  request: Request;
  body: string | undefined;
  reply: Promise<Response>;
  abort: () => void;
  /** The time since the start of the page, ms. */
  sentAt: number;
}

declare global {
  var earlyRequests: EarlyRequest[] | undefined;
}

/** A reply is as fresh as one in the cache of all screens, ms. */
const fresh = 60_000;

/**
 * Sends a request, unless the inline script has sent it; each of its replies is used once. A request with another token or
 * another header is not the same, so a reply belongs to the person of the call.
 */
export async function sendOnce(request: Request, init: { signal: AbortSignal }): Promise<Response> {
  const early = await takeEarly(request);
  if (!early) return fetch(request, init);
  init.signal.addEventListener('abort', early.abort);
  return early.reply;
}

async function takeEarly(request: Request): Promise<EarlyRequest | undefined> {
  const sent = globalThis.earlyRequests ?? [];
  const named = sent.filter((one) => nameOf(one.request) === nameOf(request));
  const body = named.length > 0 && request.method !== 'GET' ? await request.clone().text() : undefined;
  const early = named.find((one) => one.body === body);
  if (!early) return undefined;
  sent.splice(sent.indexOf(early), 1);
  return performance.now() - early.sentAt > fresh ? undefined : early;
}

const nameOf = ({ method, url, headers }: Request) => JSON.stringify([method, url, ...headers]);
