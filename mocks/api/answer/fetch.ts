import { createPictures, isPictureCall } from '../control/pictures.ts';
import { httpDate } from '../engine/days.ts';
import { pause } from '../engine/pause.ts';
import type { Answer, Answered } from './answer.ts';
import { CAPTIVE_PORTAL, piecesOf, SLOW_MS } from './fault.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Creates a `fetch` that calls the mock in this process.
 * @param basePath the path of the API in the URLs
 */
export function createFetch(answer: Answer, basePath: string) {
  const pictures = createPictures();
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${basePath}/`)) {
      throw new TypeError(`The mock answers below ${basePath}, not ${pathname}`);
    }
    const url = pathname.slice(basePath.length) + search;
    if (isPictureCall(url)) return pictures(url, request);
    const answered = await answer({
      method: request.method,
      url,
      headers: Object.fromEntries(request.headers),
      text: () => request.text(),
    });
    return respond(answered, request.signal);
  };
}

async function respond({ status, text, headers, delay, fault, now }: Answered, signal: AbortSignal): Promise<Response> {
  if (fault !== 'slow' && delay > 0) await pause(delay, signal);
  signal.throwIfAborted();
  const date = httpDate(now);
  const reply = (body: BodyInit, type = JSON_TYPE) =>
    new Response(body, { status, headers: { ...headers, 'content-type': type, date } });
  const body = new TextEncoder().encode(text);
  switch (fault) {
    case undefined:
      return reply(body);
    case 'reset':
      throw new TypeError('fetch failed', { cause: new Error('The connection was reset') });
    case 'truncated':
      return reply(streamOf([body.subarray(0, Math.floor(body.length / 2)), new TypeError('terminated')]));
    case 'slow': {
      const pieces = piecesOf(body);
      return reply(streamOf(pieces, () => pause((delay || SLOW_MS) / pieces.length, signal)));
    }
    case 'wrongType':
      return reply(body, 'text/plain; charset=utf-8');
    case 'html':
      return new Response(CAPTIVE_PORTAL, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'hang':
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  }
}

/** A body of pieces with pauses between them. An error as a piece aborts it. */
function streamOf(pieces: (Uint8Array | Error)[], pause?: () => Promise<void>): ReadableStream<Uint8Array> {
  const rest = pieces.values();
  return new ReadableStream({
    async pull(controller) {
      await pause?.();
      const { value, done } = rest.next();
      if (done) controller.close();
      else if (value instanceof Error) controller.error(value);
      else controller.enqueue(value);
    },
  });
}
