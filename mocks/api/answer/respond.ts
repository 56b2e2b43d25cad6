import { httpDate } from '../engine/days.ts';
import { pause } from '../engine/pause.ts';
import type { Answered } from './answer.ts';
import { CAPTIVE_PORTAL, ConnectionBreak, piecesOf, SLOW_MS } from './fault.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The reply after its delay, or its fault as a browser sees it.
 *
 * @param signal ends the wait
 * @throws {ConnectionBreak} for a connection that is reset
 */
export async function respond(
  { status, text, headers, delay, fault, now }: Answered,
  signal: AbortSignal,
): Promise<Response> {
  // A slow body is spread over its delay.
  if (fault !== 'slow' && delay > 0) await pause(delay, signal);
  signal.throwIfAborted();
  const body = new TextEncoder().encode(text);
  const fixed = { 'content-length': String(body.length), date: httpDate(now) };
  const reply = (content: BodyInit, type = JSON_TYPE) =>
    new Response(content, { status, headers: { ...headers, ...fixed, 'content-type': type } });
  switch (fault) {
    case undefined:
      return reply(body);
    case 'reset':
      throw new ConnectionBreak('fetch failed', { cause: new Error('The connection was reset') });
    case 'truncated':
      return reply(streamOf([body.subarray(0, Math.floor(body.length / 2)), new ConnectionBreak('terminated')]));
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
