import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { readStatic, sendFile } from './static-file.ts';

/** `headers.json` of the folder: the headers of the app's page, also of the one in the frame of the device page. */
interface PageHeaders {
  page: Record<string, string>;
  framed: Record<string, string>;
}

/**
 * Serves the app and the device page.
 * @param folder `index.html` is the page of all addresses of the app, `framed.html` the same in the frame of the device page
 * @returns answers a request
 * @throws if the folder lacks one of these files
 */
export async function loadApp(
  folder: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const load = async (name: string): Promise<Buffer> => {
    const file = await readStatic(folder, name);
    if (!file) throw new Error(`The folder ${folder} of the app has no ${name}`);
    return file.content;
  };
  const headers = JSON.parse((await load('headers.json')).toString()) as PageHeaders;
  const [page, framed] = [await load('index.html'), await load('framed.html')];

  return async ({ method, url = '/', headers: sent }, response) => {
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    const path = url.replace(/[?#].*/, '');
    const file = await readStatic(folder, fileOf(path));
    const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    if (path === '/device') response.writeHead(302, { location: '/device/' }).end();
    else if (file) {
      const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      sendFile(response, file, { 'cache-control': lasting });
    } else if (extname(path) !== '') response.writeHead(404, { 'content-type': 'text/plain' }).end('404\n');
    else if (sent['sec-fetch-dest'] === 'iframe') response.writeHead(200, { ...headers.framed, ...html }).end(framed);
    else response.writeHead(200, { ...headers.page, ...html }).end(page);
  };
}

/** The file that an address of the device page may mean; the app's page answers all other addresses without an ending. */
function fileOf(path: string): string {
  const name = path.slice(1);
  if (!name.startsWith('device/') || extname(name) !== '') return name;
  return name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
