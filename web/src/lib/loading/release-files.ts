/** The files that the screens of this release need. The build writes the list into the page; in development it is empty. */
export interface ReleaseFiles {
  /** Folder of the release, with a slash at its end, e.g. `assets/1a2b3c4d/`. */
  folder: string;
  /**
   * By feature: the chunks that its screens need beyond the start and the shell, with spaces between their names. `shell` has
   * the shell's own.
   */
  features: Record<string, string>;
  /** The chunks of these that have a style sheet. */
  styled: string;
  /** By product, then by pattern of an address: the feature, and after a space the bar of the screen if it is not plain. */
  routes: Record<string, Record<string, string>>;
}

const text = globalThis.document?.getElementById('release-files')?.textContent;

export const releaseFiles: ReleaseFiles = text
  ? JSON.parse(text)
  : { folder: '', features: {}, styled: '', routes: {} };

/** The code of a feature's screens or of the shell, and then the style sheets. */
export function filesOf(feature: string): string[] {
  const { folder, features, styled } = releaseFiles;
  const chunks = features[feature]?.split(' ') ?? [];
  const withStyles = styled.split(' ').filter((name) => chunks.includes(name));
  return [...chunks.map((name) => `${folder}${name}.js`), ...withStyles.map((name) => `${folder}${name}.css`)];
}
