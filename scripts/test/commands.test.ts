/** The commands and the files that documents name exist, and a newcomer can keep the commands apart. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rehearsals } from '../release/rehearsals.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {});

const scripts = scriptsOf('.');
const workspaces = ['sdk', 'mocks/api', 'mocks/contract', 'web'].flatMap(scriptsOf);
const releases = ['step', 'pack', 'version', ...Object.keys(rehearsals)];
const help = execFileSync(process.execPath, [join(root, 'scripts/test.mjs'), '--help'], { encoding: 'utf8' });
const steps = [...help.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name ?? '');

/** The commands of a text that do not exist. */
const unknownCommands = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm run (?!-)([\w:-]+)/g)].flatMap(([command, name = '']) =>
    [...scripts, ...workspaces].includes(name) ? [] : [command],
  ),
  ...[...text.matchAll(/\bnpm run release -- ([\w-]+)/g)].flatMap(([command, name = '']) =>
    releases.includes(name) ? [] : [command],
  ),
  ...[...text.matchAll(/\bnpm test -- (\w+)/g)].flatMap(([command, name = '']) =>
    steps.includes(name) ? [] : [command],
  ),
];

/** The paths of a document, from the root, that do not exist. Builds need not exist, and a pattern names several. */
const missingPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(
      ([, code = '']) => code.match(/(?<![\w/.@-])(?:sdk|web|mocks|scripts|openapi)\/[\w./-]+(?![\w./*{-])/g) ?? [],
    )
    .filter((path) => !path.includes('/dist/') && !existsSync(join(root, path)));

const files = execFileSync('git', ['ls-files', '*.md', '*.yml', 'scripts/*', 'sdk/*.ts', 'mocks/*.ts', 'web/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/CHANGELOG|\/test\/|\.test\.ts$|generated/.test(file));

it('every command that a document or a script names exists', () => {
  expect(steps).toEqual(expect.arrayContaining(['lint', 'unit', 'browser']));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unknownCommands(read(file)).map((command) => `${file}: ${command}`))).toEqual([]);
});

it.each(['npm run nothing -- x', 'npm run release -- nothing', 'npm test -- units'])('%s is found', (text) => {
  expect(unknownCommands(`Run \`${text}\`.`)).toHaveLength(1);
});

it('every path that a document names exists', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  expect(documents.flatMap((file) => missingPaths(read(file)).map((path) => `${file}: ${path}`))).toEqual([]);
  expect(missingPaths('See `web/src/nowhere.ts`.')).toEqual(['web/src/nowhere.ts']);
});

it('there are at most 20 commands, and the README explains each', () => {
  expect(scripts.length).toBeLessThanOrEqual(20);
  const readme = read('README.md');
  expect(scripts.filter((name) => !new RegExp(`^\\| \`npm (?:run )?${name}\\b`, 'm').test(readme))).toEqual([]);
});
