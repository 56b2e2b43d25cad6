import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/screens');

/**
 * Pictures of the app of another commit, taken by its own `npm run screenshots` in a temporary worktree. They are cached by
 * commit and addresses.
 * @param ref a branch, a tag or a commit
 * @param names addresses, or starts of the titles of stories; empty for all of that commit
 * @param kit takes the pictures of the stories
 * @returns the folder of the pictures
 * @throws {Error} if git does not know the ref, or if its build or pictures fail
 */
export async function picturesOf(ref: string, names: string[], { kit }: { kit: boolean }): Promise<string> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const part = kit ? 'kit' : '';
  const folder = join(cache, 'refs', commit.slice(0, 12), part);
  // The folder `done` marks the addresses whose pictures are complete, and `all` marks those of all screens.
  const kept = names.length ? names.map((name) => encodeURIComponent(name)) : ['all'];
  const done = await readdir(join(folder, 'done')).catch(() => [] as string[]);
  if (done.includes('all') || kept.every((name) => done.includes(name))) return folder;

  const worktree = join(cache, 'worktree');
  await removeWorktree(worktree);
  git('worktree', 'add', '--detach', worktree, commit);
  try {
    const lock = 'package-lock.json';
    const isSame = (await readFile(join(worktree, lock))).equals(await readFile(join(root, lock)));
    if (isSame) await linkPackages(worktree);
    else run(worktree, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
    run(worktree, 'npm', ['run', 'screenshots', '--', ...(kit ? ['--kit'] : []), ...names]);
    await cp(join(worktree, '.cache/screens', part), folder, { recursive: true });
    for (const name of kept) await mkdir(join(folder, 'done', name), { recursive: true });
  } finally {
    await removeWorktree(worktree);
  }
  return folder;
}

/** Links the installed packages of the repository, and those that one of its workspaces alone has. */
async function linkPackages(worktree: string): Promise<void> {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const folder of ['.', ...workspaces]) {
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(worktree, folder, 'node_modules'), 'dir');
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function run(cwd: string, command: string, args: string[]): void {
  execFileSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Removes the worktree, even one that an interrupted run has left. */
async function removeWorktree(worktree: string): Promise<void> {
  await rm(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
}
