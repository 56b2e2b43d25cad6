import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oxlintAllowed, oxlintFaults } from './lint/oxlint-faults.ts';
import { allowed as sourceAllowed, faults as sourceFaults } from './lint/source-faults.ts';

const root = join(import.meta.dirname, '../..');

const configs = [
  ...['biome.json', '.oxlintrc.json', '.gitignore', 'tsconfig.json', 'web/src/tsconfig.json'],
  ...['package.json', 'web/package.json', 'sdk/package.json'],
];
const faults = { ...sourceFaults, ...oxlintFaults };
const allowed = { ...sourceAllowed, ...oxlintAllowed };

let folder: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  // Outside the repository: Biome reads no manifest in a folder that git ignores.
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const planted = [...Object.values(faults).map(([path, content]) => [path, content]), ...Object.entries(allowed)];
  for (const [path = '', content = ''] of planted) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${content}\n`);
  }
  for (const config of configs) await copyFile(join(root, config), join(folder, config));
  await cp(join(root, 'web/lint'), join(folder, 'web/lint'), { recursive: true });
  const output = await run('@biomejs/biome/bin/biome', [
    'lint',
    '--error-on-warnings',
    '--max-diagnostics=none',
    'web',
    'sdk',
    'mocks',
  ]);
  const typeAware = await run('oxlint/bin/oxlint', ['--format=unix']);
  for (const diagnostic of typeAware.split('\n')) {
    const file = diagnostic.slice(0, diagnostic.indexOf(':'));
    found.set(file, [...(found.get(file) ?? []), diagnostic]);
  }
  // A diagnostic of Biome starts with its place, followed by the message, the code and the remedy.
  for (const diagnostic of output.split(/\n(?=(?:web|sdk|mocks)\/\S+:\d+:\d+ )/)) {
    const file = diagnostic.slice(0, diagnostic.indexOf(':')).trim();
    found.set(file, [...(found.get(file) ?? []), diagnostic]);
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

/** Runs a tool of the repository in the folder and returns its output, whether it succeeds or fails. */
async function run(tool: string, args: string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } };
  const running = promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  const { stdout, stderr } = await running.catch((failure: { stdout: string; stderr: string }) => failure);
  return stdout + stderr;
}

test.each(Object.entries(faults))('lint finds %s, and says what to do', (_, [path, , message]) => {
  expect(found.get(path)?.join('\n')).toMatch(message);
});

test.each(Object.keys(allowed))('lint accepts %s', (path) => {
  const own = (found.get(path) ?? []).filter((text) =>
    Object.values(faults).some(([, , message]) => message.test(text)),
  );
  expect(own).toEqual([]);
});

test('the types of the web app have neither process nor Buffer', async () => {
  await writeFile(
    join(folder, 'globals.ts'),
    'export const a = process.env;\nexport const b = Buffer;\nexport const c = document.title;\n',
  );
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'web/src/tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      files: ['globals.ts'],
      include: [],
    }),
  );
  const output = await run('typescript7/bin/tsc', ['-p', '.', '--pretty', 'false']);
  const messages = output.split('\n').filter((line) => line.includes(': error '));
  expect(messages).toEqual([
    expect.stringContaining("Cannot find name 'process'"),
    expect.stringContaining("Cannot find name 'Buffer'"),
  ]);
}, 60_000);
