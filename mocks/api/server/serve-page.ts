import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readStatic, sendFile } from './static-file.ts';

/** The page connects only to this server, and runs only its own script. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const folder = fileURLToPath(new URL('./page/', import.meta.url));

/** Answers a request for a file of the page; returns whether it did. */
export async function servePage({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = url.replace(/\?.*/, '');
  const name = path === '/__mock' ? 'index.html' : /^\/__mock\/([\w-]+\.(?:css|js))$/.exec(path)?.[1];
  if (method !== 'GET' || name === undefined) return false;
  const file = await readStatic(folder, name);
  if (file) sendFile(response, file, { 'content-security-policy': POLICY, 'cache-control': 'no-store' });
  return file !== undefined;
}
