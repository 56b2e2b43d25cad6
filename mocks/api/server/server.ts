import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Cors } from '../../../openapi/document.ts';
import { createPictures, isPictureCall, LARGEST_PICTURE, MEGABYTE } from '../control/pictures.ts';
import { loadDescription } from '../description/load-description.ts';
import { replyTo } from '../engine/refusal.ts';
import { createCore, type LocalMock, type LocalMockOptions, type Parts } from '../mock.ts';
import { createGuard, isAllowedOrigin } from './access.ts';
import { type Certificate, selfSigned } from './certificate.ts';
import { deliver, send } from './deliver.ts';
import { streamJournal } from './journal-stream.ts';
import { readBody } from './read-body.ts';
import { loadApp } from './serve-app.ts';
import { createDocs } from './serve-docs.ts';
import { servePage } from './serve-page.ts';

/*
 * Answers every call of the description as a backend does. It also accepts:
 *
 *   Prefer: example=name              a named example, unchanged by memory
 *   Prefer: code=500, example=name    with another status
 *   x-mock-delay: 800                 the reply comes that many milliseconds later
 *   x-mock-fault: reset               a fault between server and client
 *   GET /__mock                       a page that lists worlds and operations, and controls the mock
 *   GET /__docs/                      the developers' site, with the option `docs`
 *   POST /__mock/reset                resets the world of the caller's userToken
 *   POST /__mock/bring/heartRate      adds a measurement of the native app to the world of the caller's userToken
 *   POST /__mock/pictures             the upload of a plain browser: accepts a JPEG, and replies with its URL
 *   /__mock/overrides, /__mock/clock  the same for programs
 */

export interface MockOptions extends LocalMockOptions {
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
   * Host names under which clients call the mock, beside `localhost`, IP addresses and `host`; one with a leading dot allows
   * its subdomains, too. Other names are refused, because a page of a foreign site could read the replies with one.
   * @default none
   */
  allowHosts?: readonly string[];
  /**
   * Lets pages of other origins send only the headers that the description names, as a careful backend does.
   * @default false: any header
   */
  strictCors?: boolean;
  /**
   * Serves HTTPS: `true` with a new certificate for this machine, or with your own.
   * @default false
   */
  https?: boolean | Certificate;
  /**
   * The folder of the developers' site, which `npm run docs` of the repository builds; served below `/__docs/`.
   * @default none
   */
  docs?: string;
  /**
   * The folder of the app and the device page, which `npm run demo -- --without-backend` of the repository builds; served on a
   * port of their own, where the mock answers below `/api`.
   * @default none
   */
  app?: string;
  /**
   * The port of the app, 0 to 65535; 0 takes any free port.
   * @default 0
   */
  appPort?: number;
}

export interface Mock extends LocalMock {
  /** `http://host:port` or `https://host:port`, without a slash at the end. */
  url: string;
  /** The address of the app, without a slash at the end; null without the option `app`. */
  appUrl: string | null;
  /** The certificate of an HTTPS server in PEM format; null for HTTP. Clients that trust it connect without a warning. */
  certificate: string | null;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
}

const REQUEST_TIMEOUT = 10_000;
const IDLE_TIMEOUT = 60_000;

export async function startMock(options: MockOptions = {}, parts: Partial<Parts> = {}): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', log = console.error } = options;
  const { mock, answer, journal, cors } = createCore(options, {
    description: await loadDescription(),
    ...parts,
  });
  const allowed = [host, ...(options.allowHosts ?? [])];
  const guard = createGuard(allowed);
  const isRecorded = options.record !== undefined || options.replay !== undefined;
  const docs = createDocs(options.docs);
  const pictures = createPictures();

  // The server closes incomplete requests, which Node checks at this interval.
  const timeouts = {
    requestTimeout: REQUEST_TIMEOUT,
    headersTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: 1000,
    // Node's default of 5 s is too short: on a busy machine, a client may send its next request just when the connection
    // closes.
    keepAliveTimeout: IDLE_TIMEOUT,
  };
  const certificate = options.https === true ? selfSigned() : options.https || undefined;
  const listen = (respondTo: typeof respond, onPort: number): Promise<Listening> => {
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      respondTo(request, response).catch((error: unknown) => refuse(response, error));
    };
    const server = certificate
      ? createSecureServer({ ...timeouts, ...certificate }, listener)
      : createServer(timeouts, listener);
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(onPort, host, () => {
        const { address, family, port: found } = server.address() as AddressInfo;
        const name = family === 'IPv6' ? `[${address}]` : address;
        resolve({ server, url: `${certificate ? 'https' : 'http'}://${name}:${found}` });
      });
    });
  };

  /** @param error a refusal, or an error of the mock */
  function refuse(response: ServerResponse, error: unknown): void {
    const { status, body } = replyTo(error, log);
    // What was sent of the reply does not become another one.
    if (response.headersSent) return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Node would add the time of this machine; only replies with the mock's own time have one.
    response.sendDate = false;
    const refusal = guard(request);
    if (refusal) return refuse(response, refusal);
    // Only the mock's own page controls it, and reads its journal.
    const isReadable = !isRecorded || isAllowedOrigin(request.headers.origin ?? '', allowed);
    if (!request.url?.startsWith('/__mock') && isReadable) allowOrigins(request, response, cors, options.strictCors);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (await docs(request, response)) return;
    if (await servePage(request, response)) return;
    if (streamJournal(journal, request, response)) return;
    const { method = 'GET', url = '/', headers } = request;
    if (isPictureCall(url)) return deliverPicture(request, response);
    const text = async () => (await readBody(request, limitOf(url))).toString('utf8');
    await deliver(response, await answer({ method, url, headers, text }));
  }

  async function deliverPicture(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'POST' ? new Uint8Array(await readBody(request, LARGEST_PICTURE)) : null;
    const init = { method, headers: { 'content-type': headers['content-type'] ?? '' }, body };
    await send(response, await pictures(url, new Request('http://mock', init)));
  }

  const own = await listen(respond, port);
  const open = [own];
  try {
    if (options.app !== undefined) open.push(await openApp(options.app, options.appPort ?? 0));
  } catch (error) {
    await stop(own);
    throw error;
  }
  return {
    ...mock,
    certificate: certificate?.cert ?? null,
    url: own.url,
    appUrl: open[1]?.url ?? null,
    close: async () => void (await Promise.all(open.map(stop))),
  };

  async function openApp(folder: string, onPort: number): Promise<Listening> {
    const app = await loadApp(folder);
    return listen((request, response) => {
      const call = /^\/api(?=\/)(.*)/s.exec(request.url ?? '')?.[1];
      if (call === undefined) return app(request, response);
      request.url = call;
      return respond(request, response);
    }, onPort);
  }
}

interface Listening {
  server: Server;
  url: string;
}

const stop = ({ server }: Listening): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Seeds and snapshots are larger than the bodies of the API. */
const limitOf = (url: string): number => (url.startsWith('/__mock/') ? 64 : 1) * MEGABYTE;

/**
 * Allows calls from pages of any origin; browsers cache a preflight for ten minutes. Recordings of a real backend are for
 * the allowed hosts, and do not come here for others.
 * @param strict whether they may send only the headers that the description names
 */
function allowOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  { allowHeaders = [], exposeHeaders = [] }: Partial<Cors> = {},
  strict = false,
): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', exposeHeaders.join(', '));
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', request.headers['access-control-request-method'] ?? 'GET, POST');
  const asked = request.headers['access-control-request-headers'] ?? '*';
  response.setHeader('access-control-allow-headers', strict ? allowHeaders.join(', ').toLowerCase() : asked);
  response.setHeader('access-control-max-age', '600');
}
