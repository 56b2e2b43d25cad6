/** The names of the files of a release, which end with a hash of the content. */

const folder = '/assets/';

/** The file of a path, such as `shell-1a2B3c4D.js`; `undefined` if the path is not a release's file. */
export const fileOf = (pathname: string): string | undefined =>
  pathname.startsWith(folder) && pathname.length > folder.length ? pathname.slice(folder.length) : undefined;

/** The path of a file. */
export const pathOf = (file: string): string => folder + file;

/** The hash of the content in the name of a file, or of the folder of the food pictures. */
const hash = /-[\w-]{8}(?=\.\w+$|\/)/;

/** The name of a file without the hash of its content, which is the same in all releases. */
export const plainName = (file: string): string => file.replace(hash, '');

/** The name of a file in a script, behind a quote or a slash. */
const mention = /(["'`/])([^"'`/]+-[\w-]{8}\.js(?:on)?)(?=["'`])/g;

/**
 * Replaces the files that a script imports by those of this release. So a file whose imports alone have changed need not be
 * loaded.
 * @param current the release's files by their plain names
 */
export const withImportsOf = (script: string, current: ReadonlyMap<string, string>): string =>
  script.replace(mention, (_, before: string, file: string) => before + (current.get(plainName(file)) ?? file));
