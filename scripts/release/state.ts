/** The next step of a release: a pull request with the next version, publishing a merged version, or nothing. */
export type Step = 'version' | 'publish' | 'none';

/**
 * @param changesets names of the pending changesets
 * @param packages versions of the packages, and whether the registry has them
 */
export function nextStep(changesets: string[], packages: { version: string; isPublished: boolean }[]): Step {
  if (changesets.length > 0) return 'version';
  // Before the first release, there is nothing to publish, and possibly no changeset.
  return packages.some(({ version, isPublished }) => version !== '0.0.0' && !isPublished) ? 'publish' : 'none';
}
