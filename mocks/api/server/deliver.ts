import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Answered } from '../answer/answer.ts';
import { respond } from '../answer/respond.ts';

/** Sends a reply after its delay, or simulates its fault. It ends early if the client or the server disconnects. */
export async function deliver(response: ServerResponse, answered: Answered): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await send(response, await respond(answered, gone.signal));
  } catch (error) {
    if (answered.fault === undefined && !gone.signal.aborted) throw error;
    reset(response);
  }
}

/** @throws for a body that ends with an error */
export async function send(response: ServerResponse, reply: Response): Promise<void> {
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  for await (const piece of reply.body ?? []) response.write(piece);
  response.end();
}

/**
 * Ends a connection within a reply; one without a reply with RST. An encrypted connection cannot be reset, so it closes without
 * its closing message.
 */
function reset({ socket, headersSent }: ServerResponse): void {
  const isPlain = socket instanceof Socket && !('encrypted' in socket);
  if (isPlain && !headersSent) socket.resetAndDestroy();
  // The client receives what was sent before.
  else socket?.destroySoon();
}
