import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
  '.swift': 'text/plain; charset=utf-8',
  '.kt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** No segment begins with a dot, so no path leaves its folder. */
const INSIDE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

export interface StaticFile {
  type: string;
  content: Buffer;
}

/**
 * Reads a file that a server offers.
 * @param path below the folder, from an untrusted address
 * @returns undefined if the folder has no such file, or if its type is not known
 */
export async function readStatic(folder: string, path: string): Promise<StaticFile | undefined> {
  const type = TYPES[extname(path)];
  const content = type && INSIDE.test(path) ? await readFile(join(folder, path)).catch(() => undefined) : undefined;
  return type && content ? { type, content } : undefined;
}

/** @param headers beside those of the file itself */
export function sendFile(
  response: ServerResponse,
  { type, content }: StaticFile,
  headers: Record<string, string>,
): void {
  response.writeHead(200, {
    ...{ 'content-type': type, 'content-length': content.length, 'x-content-type-options': 'nosniff' },
    ...headers,
  });
  response.end(content);
}
