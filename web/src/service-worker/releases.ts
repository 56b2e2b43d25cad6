/** Which release a file belongs to: all files of a release stand in a folder of its own (`vite.config.ts`). */

const file = /^\/assets\/([\w-]+)\/(.+)/;

const prefix = 'release-';

/** The release of a file, by the path of its address; `undefined` for every other address. */
export const releaseOf = (pathname: string): string | undefined => file.exec(pathname)?.[1];

/** The name of the cache that keeps a release's files. */
export const cacheOf = (release: string): string => prefix + release;

/** Whether a cache keeps the files of a release. */
export const isReleaseCache = (name: string): boolean => name.startsWith(prefix);

/** The path of the same file in another release; a release may no longer have it. */
export const inRelease = (release: string, pathname: string): string => pathname.replace(file, `/assets/${release}/$2`);

/** Whether a start page starts this release. */
export const starts = (page: string, release: string): boolean => page.includes(`/assets/${release}/`);
