import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFiles } from './copy-files.ts';

/** A copy of the whole repository, including uncommitted files, whose files may be changed. */
export interface RepositoryCopy {
  root: string;
  /** Runs a program in the copy, with its output in this terminal. @returns its exit code */
  run(command: string, ...args: string[]): Promise<number>;
  remove(): Promise<void>;
}

export async function copyRepository(source: string): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), 'repository-'));
  await copyFiles(source, root, ['.']);
  await linkPackages(source, root);
  // Some checks get the files of the repository from git.
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root, env: environment() });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  return {
    root,
    run: (command, ...args) =>
      new Promise((resolve, reject) => {
        const child = spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit' });
        child.on('error', reject);
        child.on('exit', (code) => resolve(code ?? 1));
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The environment of `npm run` would refer npm to the original. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name)));

/** Links the installed packages; only our own are those of the copy. */
async function linkPackages(source: string, root: string): Promise<void> {
  const [installed, linked] = [join(source, 'node_modules'), join(root, 'node_modules')];
  await mkdir(join(linked, '@health-app'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@health-app') await symlink(join(installed, name), join(linked, name));
  }
  for (const [name, folder] of Object.entries({
    sdk: 'sdk',
    mock: 'mocks/api',
    contract: 'mocks/contract',
    web: 'web',
  })) {
    await symlink(join(root, folder), join(linked, '@health-app', name));
  }
}
