/** The files that the screens of this release need. The build writes the list into the page; in development it is empty. */
export interface ReleaseFiles {
  /** Folder of the release, with a slash at its end, e.g. `assets/1a2b3c4d/`. */
  folder: string;
  /** The names of all files below, each once. */
  files: string[];
  /** By feature: the indexes in `files` of what its screens need beyond the start and the shell. `shell` has the shell's own. */
  features: Record<string, number[]>;
  /** By product, then by pattern of an address: the feature, and after a space the bar of the screen if it is not plain. */
  routes: Record<string, Record<string, string>>;
}

const text = globalThis.document?.getElementById('release-files')?.textContent;

export const releaseFiles: ReleaseFiles = text ? JSON.parse(text) : { folder: '', files: [], features: {}, routes: {} };

/** The code of a feature's screens or of the shell, and then the style sheets. */
export function filesOf(feature: string): string[] {
  const { folder, files, features } = releaseFiles;
  return (features[feature] ?? []).map((index) => `${folder}${files[index]}`);
}
