import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAnswer } from './answer.ts';
import { readBody } from './body.ts';
import { loadDescription } from './description.ts';
import { loadMemories, type Memories, Worlds } from './memory.ts';
import { Refusal, type Reply, replyTo } from './refusal.ts';

/*
 * Answers every call of the description, as the server of one's own would. Beside what the description says it takes:
 *
 *   Prefer: example=name              a named example, untouched by memory
 *   Prefer: code=500, example=name    of another status
 *   x-mock-delay: 800                 the reply comes that many milliseconds later
 *   POST /__mock/reset                the world of the caller's userToken begins anew
 *   POST /__mock/bring/heartRate      what the native app brings by itself, into the world of the caller's userToken
 */

export interface MockOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The clock that memory lives by. */
  now?: () => Date;
  /** Where a reply that broke the contract, or code that broke, is reported. */
  log?: (line: string) => void;
  /** The memory modules by domain; those of `memory/` unless a test brings its own. */
  memories?: Memories;
}

export interface Mock {
  /** `http://host:port`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

const LONGEST_DELAY = 60_000;
const REQUEST_TIMEOUT = 10_000;

export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', now = () => new Date(), log = console.error } = options;
  const description = await loadDescription();
  const worlds = new Worlds(options.memories ?? (await loadMemories()), description.examples);
  const answer = createAnswer({ description, worlds, now, log });

  // A client that stops in the middle of its request is let go. Node looks for such clients at this interval only.
  const timeouts = {
    requestTimeout: REQUEST_TIMEOUT,
    headersTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(timeouts, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      log(`mock: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let delay = 0;
    let reply: Reply;
    try {
      delay = delayOf(request);
      reply = await answer(request, await readBody(request));
    } catch (error) {
      reply = replyTo(error, log);
    }
    if (delay > 0 && !(await waited(delay, response))) return;
    const body = JSON.stringify(reply.body);
    response.writeHead(reply.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Pages of any origin may call, with any header; a preflight is asked again after ten minutes only. */
function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', request.headers['access-control-request-method'] ?? 'GET, POST');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '600');
}

function delayOf(request: IncomingMessage): number {
  const header = request.headers['x-mock-delay'];
  if (header === undefined) return 0;
  const delay = /^\d+$/.test(String(header)) ? Number(header) : Number.NaN;
  if (delay <= LONGEST_DELAY) return delay;
  throw new Refusal(400, `The header x-mock-delay takes 0 to ${LONGEST_DELAY} milliseconds, not "${header}"`);
}

/** Whether the client, or the server, still was there after the delay. */
async function waited(delay: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return wait(delay, true, { signal: gone.signal }).catch(() => false);
}
