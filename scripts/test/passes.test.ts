import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashFiles, passes, passKey } from '../lint/passes.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const key = (command = ['check'], reads = /^web\//) => passKey(command, reads, hashFiles(folder));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'passes-'));
  git('init', '--quiet');
  write('.gitignore', 'node_modules\n.cache\n');
  for (const path of ['web/a.ts', 'web/b c.ts', 'sdk/a.ts', 'sdk/package.json', 'scripts/lint.ts', 'tsconfig.json']) {
    write(path, path);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'begin');
});
beforeEach(() => {
  git('reset', '--quiet', '--hard', 'begin');
  git('clean', '--quiet', '--force');
  write('node_modules/.package-lock.json', '1');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a file that it reads', () => write('web/a.ts', 'changed')],
  ['a file with a space in its name', () => write('web/b c.ts', 'changed')],
  ['a new file', () => write('web/new.ts', '')],
  ['a deleted file', () => rmSync(join(folder, 'web/a.ts'))],
  ['a staged change', () => [write('web/a.ts', 'changed'), git('add', '--all')]],
  ['a change of equal length', () => write('web/a.ts', 'web/b.ts')],
  ['a renamed file', () => git('mv', 'web/a.ts', 'web/z.ts')],
  ['a program that checks', () => write('scripts/lint.ts', 'changed')],
  ['a setting in the root', () => write('tsconfig.json', 'changed')],
  ['a manifest', () => write('sdk/package.json', 'changed')],
  ['another installed package', () => write('node_modules/.package-lock.json', '2')],
])('a pass does not count after %s', (_name, change) => {
  const before = key();
  change();
  expect(key()).not.toBe(before);
});

it('a pass counts after a change of files that the check does not read, and after a commit', () => {
  write('web/a.ts', 'changed');
  const before = key();
  write('sdk/a.ts', 'changed');
  git('commit', '--quiet', '--all', '--message', 'Change');
  expect(key()).toBe(before);
});

it('a pass counts for one command', () => {
  expect(key(['check', 'web/a.ts'])).not.toBe(key(['check', 'web/b c.ts']));
});

it('only the last pass of a check is remembered', () => {
  const known = passes(join(folder, '.cache'));
  expect(known.has('biome', 'a')).toBe(false);
  known.add('biome', 'a');
  expect(known.has('biome', 'a')).toBe(true);
  expect(known.has('knip', 'a')).toBe(false);
  known.add('biome', 'b');
  expect(known.has('biome', 'a')).toBe(false);
});
