/** What `npm run release` runs before a release, as scripts that take its further arguments. */
export const rehearsals: Readonly<Record<string, string>> = {
  'check-dependencies': 'dependencies.ts',
  'play-release': 'play-release.ts',
  'other-generators': 'other-generators.ts',
  'install-pictures': 'install-pictures.ts',
};
