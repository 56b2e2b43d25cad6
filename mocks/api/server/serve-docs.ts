import type { IncomingMessage, ServerResponse } from 'node:http';
import { readStatic, sendFile } from './static-file.ts';

const PREFIX = '/__docs/';

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
    const file = await readStatic(folder, name);
    if (file) sendFile(response, file, { 'content-security-policy': POLICY, 'cache-control': 'no-cache' });
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The site has no such page.\n');
    return true;
  };
}
