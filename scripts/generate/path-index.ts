import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The map of all paths, so that a new path file needs no edit of the root.
 * @param openapi the folder of the description
 * @throws unless each file contains exactly one path, and each path has exactly one file
 */
export async function pathIndex(openapi: string): Promise<string> {
  const seen = new Map<string, string>();
  for (const file of await pathFiles(openapi)) {
    const keys = Object.keys(parse(await readFile(join(openapi, file), 'utf8')) ?? {});
    const [path] = keys;
    if (keys.length !== 1 || !path?.startsWith('/')) {
      throw new Error(`${file}: a path file has one top-level key, its path; found ${keys.join(', ') || 'none'}`);
    }
    const other = seen.get(path);
    if (other) throw new Error(`${file}: ${path} is already in ${other}`);
    seen.set(path, file);
  }
  const lines = [...seen].map(
    ([path, file]) => `${path}:\n  $ref: ../${file}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  );
  return `# Written by npm run generate from the files in <domain>/paths/. Do not edit.\n${lines.join('\n')}\n`;
}

async function pathFiles(openapi: string): Promise<string[]> {
  const files = await readdir(openapi, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/paths\/.+\.yaml$/.test(file))
    .sort();
}
