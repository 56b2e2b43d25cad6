/** Maps files to releases: all files of a release are in a folder of its own (`vite.config.ts`). */

const file = /^\/assets\/([\w-]+)\/(.+)/;

/** Set by the build. */
declare const __KEY_PREFIX__: string;

/** Every cache name starts with the environment. */
const prefix = `${__KEY_PREFIX__}release-`;

export const startPageCache = `${__KEY_PREFIX__}start-page`;

/** Whether a cache belongs to this environment. */
export const isOwnCache = (name: string): boolean => name.startsWith(__KEY_PREFIX__);

/** The release of a file by its path; `undefined` for any other path. */
export const releaseOf = (pathname: string): string | undefined => file.exec(pathname)?.[1];

/** The path of a file relative to its release's folder. */
export const pathInRelease = (pathname: string): string => file.exec(pathname)?.[2] ?? '';

/** The name of the cache with a release's files. */
export const cacheOf = (release: string): string => prefix + release;

/** Whether a cache contains the files of a release. */
export const isReleaseCache = (name: string): boolean => name.startsWith(prefix);

/** The path of the same file in another release, which may not exist there. */
export const inRelease = (release: string, pathname: string): string => pathname.replace(file, `/assets/${release}/$2`);

/** Whether a start page starts this release. */
export const starts = (page: string, release: string): boolean => page.includes(`/assets/${release}/`);
