import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Answered } from '../answer/answer.ts';
import { CAPTIVE_PORTAL, type Fault, piecesOf, SLOW_MS } from '../answer/fault.ts';
import { httpDate } from '../engine/days.ts';
import { pause } from '../engine/pause.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a reply after its delay, or simulates its fault. It ends early if the client or the server disconnects. */
export async function deliver(
  response: ServerResponse,
  { status, text, headers, delay, fault, now }: Answered,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { signal } = gone;
  // A slow body is spread over its delay.
  if (fault !== 'slow' && delay > 0 && !(await waited(delay, signal))) return;
  const body = Buffer.from(text);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('date', httpDate(now));
  if (fault === undefined) send(response, status, JSON_TYPE, body);
  else await deliverFault[fault]({ response, status, body, delay, signal });
}

interface Delivery {
  response: ServerResponse;
  status: number;
  body: Buffer;
  delay: number;
  signal: AbortSignal;
}

const deliverFault: Record<Fault, (delivery: Delivery) => Promise<void> | void> = {
  reset: ({ response }) => reset(response),
  truncated({ response, status, body }) {
    response.writeHead(status, { 'content-type': JSON_TYPE, 'content-length': body.length });
    // The connection closes after the client has received the first half.
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  },
  async slow({ response, status, body, delay, signal }) {
    response.writeHead(status, { 'content-type': JSON_TYPE, 'content-length': body.length });
    const pieces = piecesOf(body);
    for (const piece of pieces) {
      if (!(await waited((delay || SLOW_MS) / pieces.length, signal))) return;
      response.write(piece);
    }
    response.end();
  },
  wrongType: ({ response, status, body }) => send(response, status, 'text/plain; charset=utf-8', body),
  html: ({ response }) => send(response, 200, 'text/html; charset=utf-8', Buffer.from(CAPTIVE_PORTAL)),
  // The reply ends when the connection closes.
  hang: () => undefined,
};

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

/** Resets a TCP connection with RST. An encrypted connection cannot be reset, so it closes without its closing message. */
function reset({ socket }: ServerResponse): void {
  if (socket && !('encrypted' in socket) && socket instanceof Socket) socket.resetAndDestroy();
  else socket?.destroy();
}

/** Whether client and server are still connected after the delay. */
const waited = (delay: number, signal: AbortSignal): Promise<boolean> =>
  pause(delay, signal).then(
    () => true,
    () => false,
  );
