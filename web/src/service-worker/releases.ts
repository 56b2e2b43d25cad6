/** The caches, addresses and headers that the worker tells apart. */

/** Set by the build. */
declare const __KEY_PREFIX__: string;

/** Every cache name starts with the environment. */
export const startPageCache = `${__KEY_PREFIX__}start-page`;

/** The files of all releases. */
export const filesCache = `${__KEY_PREFIX__}files`;

/** Whether a cache belongs to this environment. */
export const isOwnCache = (name: string): boolean => name.startsWith(__KEY_PREFIX__);

/** Whether an address belongs to the app, and not to a file, the host's health check or the API of a development build. */
export function isAppAddress(pathname: string): boolean {
  const isFile = pathname.includes('.', pathname.lastIndexOf('/'));
  return !isFile && pathname !== '/healthz' && !pathname.startsWith('/api/');
}

/** The headers that restrict a page or report on it, in any spelling of a host. */
const rule = /policy|^x-(content-type|frame)-options$|^strict-transport-security$|^report(ing-endpoints|-to)$/;

/** The rules of a page in its headers, as a text to compare. */
export const rulesOf = (headers: Headers): string => JSON.stringify([...headers].filter(([name]) => rule.test(name)));
