import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFiles } from '../lib/copy-files.ts';

const run = promisify(execFile);

/** The files that a release reads or writes. Of the web app, npm needs only the manifest. */
const parts = ['package.json', 'package-lock.json', '.npmrc', '.gitignore', 'tsconfig.json', '.changeset']
  .concat(['openapi', 'sdk', 'mocks', 'scripts'])
  .concat('web/package.json');

/** A copy of the repository for a trial release. */
export interface WorkingCopy {
  root: string;
  /**
   * Runs a program in the copy.
   * @throws with its output if it fails
   */
  run(command: string, ...args: string[]): Promise<string>;
  /** The same in another folder. */
  runIn(folder: string, command: string, ...args: string[]): Promise<string>;
  commit(subject: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies the files of the repository, including uncommitted ones, into a new git repository.
 * @param env of its programs
 */
export async function createWorkingCopy(source: string, env: Record<string, string> = {}): Promise<WorkingCopy> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  const copy: WorkingCopy = {
    root,
    run: (command, ...args) => copy.runIn(root, command, ...args),
    async runIn(cwd, command, ...args) {
      // The environment of `npm test` and `npm run` would refer npm to the original.
      const clean = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|VITEST|NODE_ENV)/i.test(name));
      const options = { cwd, env: { ...Object.fromEntries(clean), ...env }, maxBuffer: 64e6 };
      try {
        return (await run(command, args, options)).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
      }
    },
    async commit(subject) {
      await copy.run('git', 'add', '--all');
      const author = ['-c', 'user.name=release', '-c', 'user.email=release@example.invalid'];
      await copy.run('git', ...author, 'commit', '--quiet', '--no-verify', '-m', subject);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  await copyFiles(source, root, parts);
  await symlink(join(source, 'node_modules'), join(root, 'node_modules'));
  await copy.run('git', 'init', '--quiet', '--initial-branch', 'main');
  await copy.commit('Start');
  return copy;
}
