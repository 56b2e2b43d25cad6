import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files that differ from where the branch left the main branch, or from the last commit of main itself. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const lines = (output: string) => output.split('\n').filter(Boolean);
  const start = git('merge-base', 'HEAD', mainBranch(git));
  const changed = lines(git('diff', '--name-only', start));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...changed, ...added].filter((file) => existsSync(join(root, file)));
}

/** A clone without a branch named main, such as that of a single branch, compares with its last commit. */
function mainBranch(git: (...args: string[]) => string): string {
  const names = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  return names.split('\n')[0] || 'HEAD';
}
