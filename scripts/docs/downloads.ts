import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A folder of the repository whose files are on the site as they are. */
export interface Download {
  /** Its path in the repository. */
  from: string;
  /** Its address from the root of the site. */
  folder: string;
  title: string;
  about: string;
  /** Paths below the folder. */
  names: string[];
}

const FOLDERS = [
  { from: 'sdk/native', folder: 'native', title: 'Files for native apps', about: 'What an app copies or tests with.' },
  {
    from: 'openapi/vectors',
    folder: 'vectors',
    title: 'Vectors',
    about: 'Inputs and results of the rules on health, for an implementation in any language.',
  },
  {
    from: 'openapi/workflows',
    folder: 'workflows',
    title: 'Stories as Arazzo',
    about: 'Calls one after the other, with what each must give.',
  },
];

/** The description as one file, which the site writes from what it shows. */
const DESCRIPTION = 'openapi/generated/openapi.json';

/** The address of a file or folder of the repository from the root of the site; undefined for one that is not on it. */
export function downloadOf(path: string): string | undefined {
  if (path === DESCRIPTION) return 'openapi.json';
  const clean = path.replace(/\/$/, '');
  const found = FOLDERS.find(({ from }) => clean === from || clean.startsWith(`${from}/`));
  if (!found) return undefined;
  const below = clean.slice(found.from.length + 1);
  const isFile = /\.\w+$/.test(below);
  return isFile ? `${found.folder}/${below}` : `${found.folder}/index.html${below && `#${below}`}`;
}

export const readDownloads = (): Download[] =>
  FOLDERS.map((folder) => ({
    ...folder,
    names: readdirSync(join(root, folder.from), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder.from).length + 1))
      .sort(),
  }));

/** The files by their paths on the site. */
export function readDownloadFiles(downloads: Download[]): Promise<[string, Uint8Array][]> {
  const files = downloads.flatMap(({ from, folder, names }) =>
    names.map((name) => ({ from: `${from}/${name}`, to: `${folder}/${name}` })),
  );
  return Promise.all(
    files.map(async ({ from, to }): Promise<[string, Uint8Array]> => [to, await readFile(join(root, from))]),
  );
}
