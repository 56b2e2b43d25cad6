import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, LineCounter, parseDocument } from 'yaml';
import { DescriptionError, placeOf } from './faults.ts';

/**
 * The map of all paths, so that a new path file needs no edit of the root.
 * @param openapi the folder of the description
 * @throws {DescriptionError} unless each file contains exactly one path, and each path has exactly one file
 */
export async function pathIndex(openapi: string): Promise<string> {
  const seen = new Map<string, string>();
  for (const file of await pathFiles(openapi)) {
    const at = join(openapi, file);
    const keys = Object.keys(parseYaml(at, await readFile(at, 'utf8')) ?? {});
    const [path] = keys;
    if (keys.length !== 1 || !path?.startsWith('/')) {
      const found = keys.join(', ') || 'nothing';
      throw new DescriptionError(`${placeOf(at)} A path file has one top-level key, its path, not ${found}.`);
    }
    const other = seen.get(path);
    if (other) throw new DescriptionError(`${placeOf(at)} ${path} is already in ${placeOf(join(openapi, other))}`);
    seen.set(path, file);
  }
  const lines = [...seen].map(
    ([path, file]) => `${path}:\n  $ref: ../${file}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  );
  return `# Written by npm run generate from the files in <domain>/paths/. Do not edit.\n${lines.join('\n')}\n`;
}

function parseYaml(file: string, text: string): object | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (!error) return document.toJS();
  const { line, col } = lines.linePos(error.pos[0]);
  throw new DescriptionError(`${placeOf(file, line, col)} ${error.message}\n${remedies[error.code] ?? ''}`.trimEnd());
}

/** Remedies of the faults whose message names only a rule of YAML. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Align the key with its neighbours; a text with a colon and a space needs quotes.',
  BAD_INDENT: 'Align the key with its neighbours.',
  TAB_AS_INDENT: 'Indent with two spaces.',
};

async function pathFiles(openapi: string): Promise<string[]> {
  const files = await readdir(openapi, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/paths\/.+\.yaml$/.test(file))
    .sort();
}
