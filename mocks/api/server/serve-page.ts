import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';

const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** The page connects only to this server, and runs only its own script. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Loads the files of the page. The result answers a request for one of them, and returns whether it did. */
export async function loadPage(): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  const folder = new URL('./page/', import.meta.url);
  const read = (await readdir(folder)).map(async (name) => {
    const path = name === 'index.html' ? '/__mock' : `/__mock/${name}`;
    return [path, { type: TYPES[extname(name)], content: await readFile(new URL(name, folder)) }] as const;
  });
  const files = new Map(await Promise.all(read));

  return ({ method, url = '' }, response) => {
    const found = method === 'GET' ? files.get(url.replace(/\?.*/, '')) : undefined;
    if (!found) return false;
    response.writeHead(200, {
      'content-type': `${found.type}; charset=utf-8`,
      'content-length': found.content.length,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(found.content);
    return true;
  };
}
