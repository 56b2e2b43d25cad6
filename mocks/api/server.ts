import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAnswer, tokenOf, urlOf } from './answer.ts';
import { readBody } from './body.ts';
import { Clock, parseMoment } from './clock.ts';
import { Overrides } from './control/overrides.ts';
import { loadPage } from './control/page.ts';
import { checkDelay } from './delay.ts';
import { type Description, loadDescription, routeOf } from './description.ts';
import { loadMemories, type Memories, Worlds } from './memory.ts';
import { type Reply, replyTo } from './refusal.ts';

/*
 * Answers every call of the description as a backend does. In addition it takes:
 *
 *   Prefer: example=name              a named example, untouched by memory
 *   Prefer: code=500, example=name    of another status
 *   x-mock-delay: 800                 the reply comes that many milliseconds later
 *   GET /__mock                       a page that lists worlds and operations, and steers the mock
 *   POST /__mock/reset                resets the world of the caller's userToken
 *   POST /__mock/bring/heartRate      adds a measurement of the native app to the world of the caller's userToken
 *   /__mock/overrides, /__mock/clock  the same for programs
 */

export interface MockOptions {
  /**
   * The port to listen on, 0 to 65535; 0 takes any free port.
   * @default 0
   */
  port?: number;
  /**
   * The address to listen on.
   * @default '127.0.0.1'
   */
  host?: string;
  /**
   * The start time of the mock's clock: an ISO 8601 date-time or a `Date`, in the years 1970 to 9998. A function is the
   * clock itself; one with a constant result stops it.
   * @default the time of this machine
   */
  now?: string | Date | (() => Date);
  /**
   * Makes the tokens of sign-ins the same in every run. With it and a stopped clock, the same calls in the same order get the
   * same replies, byte for byte.
   * @default random tokens
   */
  seed?: string;
  /**
   * Receives a line when a reply breaks the contract or the mock fails.
   * @default console.error
   */
  log?: (line: string) => void;
}

export interface Mock {
  /** `http://host:port`, without a slash at the end. */
  url: string;
  /** Stops the server and drops open connections. */
  close(): Promise<void>;
}

/** Parts that a test may replace. */
interface Parts {
  description: Description;
  memories: Memories;
}

const REQUEST_TIMEOUT = 10_000;

export async function startMock(options: MockOptions = {}, parts: Partial<Parts> = {}): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', now, seed, log = console.error } = options;
  const clock = new Clock(startOf(now));
  const description = parts.description ?? (await loadDescription());
  const worlds = new Worlds(parts.memories ?? (await loadMemories()), description.examples, { seed });
  const overrides = new Overrides();
  const answer = createAnswer({ description, worlds, clock, overrides, log });
  const page = await loadPage();

  // The server closes incomplete requests, which Node looks for at this interval.
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

  /** A header of the request has priority over the override of its operation. */
  function delayOf(request: IncomingMessage): number {
    const operation = description.byRoute.get(routeOf(request.method ?? 'GET', urlOf(request).pathname));
    return delayOfHeader(request) ?? (operation && overrides.of(operation, tokenOf(request)).delay) ?? 0;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (page(request, response)) return;
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

/** Pages of any origin may call, with any header; browsers cache a preflight for ten minutes. */
function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', request.headers['access-control-request-method'] ?? 'GET, POST');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '600');
}

/** @throws {TypeError} for an invalid date-time, {RangeError} for an unsupported year */
function startOf(now: MockOptions['now']): Date | (() => Date) | undefined {
  if (typeof now !== 'string') return now;
  const moment = parseMoment(now);
  if (moment) return moment;
  throw new TypeError(`now takes an ISO 8601 date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
}

function delayOfHeader(request: IncomingMessage): number | undefined {
  const header = request.headers['x-mock-delay'];
  if (header === undefined) return undefined;
  const delay = /^\d+$/.test(String(header)) ? Number(header) : Number.NaN;
  return checkDelay('The header x-mock-delay', delay, header);
}

/** Whether client and server are still there after the delay. */
async function waited(delay: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return wait(delay, true, { signal: gone.signal }).catch(() => false);
}
