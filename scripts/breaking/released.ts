import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contracts, contractsOf } from './contracts.ts';

const MANIFEST = 'sdk/package.json';

/** The last release and its contracts, which a clone may lack. */
export type Released = { version: string; contracts: Contracts } | 'nothing' | 'this version';

/**
 * Reads the last released contracts from the history: those in the commit that gave the SDK its present version. The tag
 * `v…` is on this commit or a later one without changes of the packages, and exists only after the publication.
 * @returns `nothing` before the first release, and `this version` if the version is not committed yet
 * @throws if the clone lacks the history back to this commit
 */
export function readReleased(root: string): Released {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
  const versionOf = (manifest: string) => (JSON.parse(manifest) as { version: string }).version;
  const version = versionOf(readFileSync(join(root, MANIFEST), 'utf8'));
  // The version of a package that no changeset has counted up.
  if (version === '0.0.0') return 'nothing';
  if (versionOf(git('show', `HEAD:${MANIFEST}`)) !== version) return 'this version';
  const commit = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', MANIFEST);
  // The oldest commit of a shallow clone seems to add every file.
  const isCut =
    git('rev-parse', '--is-shallow-repository') === 'true' && git('log', '-1', '--format=%P', commit) === '';
  if (isCut) throw new Error(`This shallow clone lacks the release ${version}. Run: git fetch --unshallow`);
  return { version, contracts: contractsOf((path) => git('show', `${commit}:${path}`)) };
}
