import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installed packages with their versions, as npm records them. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * These decide every check: the settings in the root, the manifests, and the programs that check. A check that passed with
 * other ones runs again.
 */
const COMMON = /^[^/]+$|^node_modules\/|(?:^|\/)package\.json$|^scripts\/(?!test\/)|^web\/lint\//;

/** The content of every file of the repository that git does not ignore, as hashes by path. */
export function hashFiles(root: string): Map<string, string> {
  const git = (args: string[], input = '') =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', input, maxBuffer: 1e8 });
  const paths = (output: string) => output.split('\0').filter(Boolean);
  // The index has the hashes of all files, except of those that have changed since.
  const hashes = new Map(
    paths(git(['ls-files', '--stage', '-z'])).map((line) => {
      const [, hash = '', path = ''] = /^\d+ (\w+) \d\t(.*)$/s.exec(line) ?? [];
      return [path, hash];
    }),
  );
  const changed = new Set(paths(git(['ls-files', '--modified', '--others', '--exclude-standard', '-z'])));
  for (const path of changed) hashes.delete(path);
  const present = [...changed, INSTALLED].filter((path) => existsSync(join(root, path)));
  const fresh = git(['hash-object', '--no-filters', '--stdin-paths'], present.map((path) => `${path}\n`).join(''));
  for (const [index, hash] of fresh.trim().split('\n').entries()) hashes.set(present[index] ?? '', hash);
  return hashes;
}

/**
 * The key of a pass: equal keys mean equal results.
 * @param command of the check, with its arguments
 * @param reads the paths of the files that it reads, in addition to those that every check reads
 */
export function passKey(command: readonly string[], reads: RegExp, files: ReadonlyMap<string, string>): string {
  const own = [...files].filter(([path]) => reads.test(path) || COMMON.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([process.version, process.platform, command, own]))
    .digest('hex');
}

/** The last pass of each check, in a folder that git ignores. */
export const passes = (folder: string) => ({
  has(check: string, key: string): boolean {
    const file = join(folder, check);
    return existsSync(file) && readFileSync(file, 'utf8') === key;
  },
  add(check: string, key: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, check), key);
  },
});
