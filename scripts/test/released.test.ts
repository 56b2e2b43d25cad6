import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReleased } from '../breaking/released.ts';

let folder: string;
const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd });
const write = (version: string, title: string) => {
  writeFileSync(join(folder, 'sdk/package.json'), `{\n  "version": "${version}"\n}\n`);
  writeFileSync(join(folder, 'openapi/generated/openapi.json'), JSON.stringify({ title }));
  writeFileSync(join(folder, 'sdk/native/bridge.schema.json'), JSON.stringify({ title }));
  writeFileSync(join(folder, 'sdk/api.txt'), title);
};
const contracts = (title: string) => ({ description: { title }, bridge: { title }, api: title });
const commit = (version: string, title: string) => {
  write(version, title);
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '--message', title);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(folder, 'sdk/native'), { recursive: true });
  mkdirSync(join(folder, 'openapi/generated'), { recursive: true });
  gitIn(folder, 'init', '--quiet');
  commit('0.0.0', 'first');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('nothing is released before the first version', () => expect(readReleased(folder)).toBe('nothing'));

it('the released contracts are those of the commit with the version, whatever came later', () => {
  commit('0.1.0', 'of the release');
  expect(readReleased(folder)).toEqual({ version: '0.1.0', contracts: contracts('of the release') });
  commit('0.1.0', 'later');
  write('0.1.0', 'uncommitted');
  expect(readReleased(folder)).toEqual({ version: '0.1.0', contracts: contracts('of the release') });
});

it('a version that is not committed yet releases the current contracts', () => {
  write('0.2.0', 'new');
  expect(readReleased(folder)).toBe('this version');
  commit('0.2.0', 'new');
  commit('0.2.0', 'newest');
  expect(readReleased(folder)).toEqual({ version: '0.2.0', contracts: contracts('new') });
});

it('a shallow clone without the release says so, and one with it finds it', () => {
  const clone = (depth: string) => {
    const target = join(folder, `clone-${depth}`);
    gitIn(folder, 'clone', '--quiet', '--depth', depth, `file://${folder}`, target);
    return target;
  };
  expect(() => readReleased(clone('1'))).toThrow('lacks the release 0.2.0. Run: git fetch --unshallow');
  expect(readReleased(clone('3'))).toMatchObject({ contracts: contracts('new') });
});
