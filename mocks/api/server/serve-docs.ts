import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
};

const PREFIX = '/__docs/';

/** The folder of the site in the published package; undefined in the repository, where `npm run docs` builds it. */
export function packedDocs(): string | undefined {
  const folder = fileURLToPath(new URL('./docs', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

/** The site runs its own script, which may call any mock that its reader names. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the developers' site below `/__docs/`, so that its calls go to their own origin.
 * @param folder read at each request, so that a new build shows without a restart; undefined for none
 * @returns answers a request for the site, and whether it did
 */
export function createDocs(
  folder: string | undefined,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async ({ method, url = '' }, response) => {
    const path = url.replace(/[?#].*/, '');
    if (folder === undefined || method !== 'GET') return false;
    if (path === PREFIX.slice(0, -1)) {
      response.writeHead(302, { location: PREFIX }).end();
      return true;
    }
    if (!path.startsWith(PREFIX)) return false;
    const name = path.slice(PREFIX.length).replace(/(^|\/)$/, '$1index.html');
    const type = TYPES[extname(name)];
    // No segment begins with a dot, so none leaves the folder.
    const isInside = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(name);
    const content = isInside && type ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
    if (!content || !type) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The site has no such page.\n');
      return true;
    }
    response.writeHead(200, {
      'content-type': type.startsWith('image/') ? type : `${type}; charset=utf-8`,
      'content-length': content.length,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    response.end(content);
    return true;
  };
}
