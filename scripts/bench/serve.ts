import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { previewFile } from '../../web/hosting/previews.ts';
import { requestListener } from '../lib/request-listener.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface Site {
  url: string;
  /** Hash of the certificate's key, with which a browser can trust it. */
  keyHash: string;
  /** Replaces the mock's reply for a path of the API; without `reply`, restores it. */
  answer: (path: string, reply?: unknown) => void;
  stop: () => Promise<void>;
}

/**
 * Serves a built page like a production host: compressed, by HTTP/2, with the start page of each address, and a proxy at
 * /api. Its certificate is self-signed.
 */
export async function serve(folder: string, api?: string): Promise<Site> {
  const files = new Map<string, Buffer>();
  const replies = new Map<string, Buffer>();
  const certificate = await getCertificate(join(folder, '../certificate'));
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    requestListener<Http2ServerRequest, Http2ServerResponse>(async (request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      const reply = replies.get(pathname);
      if (reply) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(reply);
        return;
      }
      if (api && pathname.startsWith('/api/')) return passOn(request, response, `${api}${request.url.slice(4)}`);
      const own = `/${previewFile(pathname)}`;
      const path = extname(pathname) ? pathname : existsSync(join(folder, own)) ? own : '/index.html';
      try {
        const body = files.get(path) ?? gzipSync(await readFile(join(folder, path)), { level: 9 });
        files.set(path, body);
        const type = types[extname(path)] ?? '';
        // The provider's pictures come from a host that permits browser caching.
        const cache = type.startsWith('image/') ? 'max-age=86400' : 'no-cache';
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': cache }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = (path: string, reply?: unknown) => {
    if (reply === undefined) replies.delete(path);
    else replies.set(path, gzipSync(JSON.stringify(reply)));
  };
  const stop = async () => {
    for (const session of sessions) session.destroy();
    server.close();
    await once(server, 'close');
  };
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const keyHash = createHash('sha256').update(key).digest('base64');
  const { port } = server.address() as AddressInfo;
  return { keyHash, answer, url: `https://127.0.0.1:${port}`, stop };
}

/** Headers of the mock's own connection, which HTTP/2 refuses, and the length before compression. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, url: string): void {
  // HTTP/2 pseudo-headers begin with a colon.
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const onward = ask(url, { method: request.method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
    response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(kept), 'content-encoding': 'gzip' });
    answer.pipe(createGzip()).pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
