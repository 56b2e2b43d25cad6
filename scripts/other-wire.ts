/**
 * npm run other-wire                       opens every screen and walks three journeys in a copy of the repository in which other data
 *                                          travels: another envelope, other pages, moments, days and ids, and yuan. Takes minutes
 * npm run other-wire -- web/e2e/x.spec.ts  runs these tests instead; further arguments go to Playwright
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from './lib/copy-files.ts';
import { EDITS } from './other-wire/edits.ts';

const source = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
/** The sweep of all screens in one language, and the journeys, which read amounts, days and states from the screens. */
const walk = ['screens', 'income-journey', 'plan-journey', 'refund-journey'].map((name) => `web/e2e/${name}.spec.ts`);
const tests = given.length > 0 ? given : [...walk, '--grep-invert', 'zh-CN'];
const root = await mkdtemp(join(tmpdir(), 'other-wire-'));

try {
  await copyFiles(source, root, ['.']);
  await linkPackages();
  for (const [file, edit] of Object.entries(EDITS)) {
    const path = join(root, 'openapi', file);
    const before = await readFile(path, 'utf8');
    if (edit(before) === before) throw new Error(`The edit of ${file} changes nothing`);
    await writeFile(path, edit(before));
  }
  process.exitCode =
    (await run('npm', 'run', 'generate')) ||
    (await run('npx', 'playwright', 'test', '--config', 'web/playwright.config.ts', ...tests));
} finally {
  await rm(root, { recursive: true, force: true });
}

/** Links the installed packages; only our own are those of the copy. */
async function linkPackages(): Promise<void> {
  const [installed, linked] = [join(source, 'node_modules'), join(root, 'node_modules')];
  await mkdir(join(linked, '@health-app'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@health-app') await symlink(join(installed, name), join(linked, name));
  }
  for (const [name, folder] of Object.entries({ sdk: 'sdk', mock: 'mocks/api', web: 'web' })) {
    await symlink(join(root, folder), join(linked, '@health-app', name));
  }
}

/** Runs a program in the copy. @returns its exit code */
function run(command: string, ...args: string[]): Promise<number> {
  // The environment of `npm run` would point npm to the original.
  const clean = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: Object.fromEntries(clean), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
