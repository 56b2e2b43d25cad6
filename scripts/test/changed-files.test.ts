import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from '../lint/changed-files.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
const write = (name: string, content: string) => writeFile(join(folder, name), content);
const commit = (subject: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  await write('.gitignore', 'ignored.ts');
  for (const name of ['same', 'edited', 'committed', 'deleted']) await write(`${name}.ts`, name);
  commit('Begin');
});
afterAll(() => rm(folder, { recursive: true }));

it('nothing has changed on the main branch after a commit', () => {
  expect(changedFiles(folder)).toEqual([]);
});

it('the changed files of a branch are its committed, edited and new ones, whatever the main branch has since', async () => {
  git('switch', '--quiet', '--create', 'work');
  await write('committed.ts', 'changed');
  commit('Change');
  git('switch', '--quiet', 'main');
  await write('same.ts', 'changed on main');
  commit('Move on');
  git('switch', '--quiet', 'work');
  await write('edited.ts', 'changed');
  await write('new.ts', 'new');
  await write('ignored.ts', 'new');
  await rm(join(folder, 'deleted.ts'));
  expect(changedFiles(folder).sort()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});

it('a clone without a main branch compares with its last commit', () => {
  git('branch', '--quiet', '--delete', '--force', 'main');
  expect(changedFiles(folder).sort()).toEqual(['edited.ts', 'new.ts']);
});
