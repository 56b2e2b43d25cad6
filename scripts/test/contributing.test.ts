import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The paths and commands in a text that do not exist. */
function missing(text: string): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const paths = code.flatMap((code) => code.match(/(?<![\w/])(?:sdk|web|mocks|scripts|openapi)\/[\w./-]+/g) ?? []);
  const commands = code.flatMap((code) => /^npm (?:run )?([\w:-]+)/.exec(code)?.[1] ?? []);
  return [
    ...paths.filter((path) => !existsSync(join(root, path))),
    ...commands.filter((command) => !(command in scripts)),
  ];
}

test('every file and command that CONTRIBUTING names exists', () => {
  expect(missing(text)).toEqual([]);
  expect(missing('See `web/src/nowhere.ts`, run `npm run nothing -- x`.')).toEqual(['web/src/nowhere.ts', 'nothing']);
});
