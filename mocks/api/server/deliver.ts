import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Answered } from '../answer/answer.ts';
import { ConnectionBreak } from '../answer/fault.ts';
import { respond } from '../answer/respond.ts';

/**
 * Sends a reply after its delay, or simulates its fault. It ends early if the client or the server disconnects.
 *
 * @throws an error of the mock, even under a fault
 */
export async function deliver(response: ServerResponse, answered: Answered): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await send(response, await respond(answered, gone.signal));
  } catch (error) {
    const isExpected = error instanceof ConnectionBreak || (gone.signal.aborted && error === gone.signal.reason);
    if (!isExpected) throw error;
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
