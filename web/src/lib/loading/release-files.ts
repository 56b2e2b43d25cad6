/** The files that the screens of this release need. The build writes the list into the page; in development it is empty. */
export interface ReleaseFiles {
  /** Folder of the release, with a slash at its end, e.g. `assets/1a2b3c4d/`. */
  folder: string;
  /** The names of all files, without duplicates. */
  files: string[];
  /**
   * By feature: the indexes in `files` of the files that its screens need in addition to the start and the shell. `shell`
   * has the shell's own files.
   */
  features: Record<string, number[]>;
  /** By product, then by path pattern: the feature, and after a space the kind of the screen's bar if it is not plain. */
  routes: Record<string, Record<string, string>>;
}

const text = globalThis.document?.getElementById('release-files')?.textContent;

export const releaseFiles: ReleaseFiles = text ? JSON.parse(text) : { folder: '', files: [], features: {}, routes: {} };

/** The scripts of a feature's screens or of the shell, then the style sheets. */
export function filesOf(feature: string): string[] {
  const { folder, files, features } = releaseFiles;
  return (features[feature] ?? []).map((index) => `${folder}${files[index]}`);
}
