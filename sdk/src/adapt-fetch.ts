import type { Transport } from './client-options.ts';
import { settingsOf } from './pipeline/request-settings.ts';
import { callback, check } from './validate.ts';

/**
 * Adapts a `fetch` that takes the requests of its own library only, e.g. that of the package undici: it takes the `Request` of
 * Node for an address.
 * @throws {TypeError} for a value that is not a function
 * @example createCoreClient({ ...options, fetch: adaptFetch(undici.fetch) })
 */
// biome-ignore lint/suspicious/noExplicitAny: no other type accepts the requests of another library
export function adaptFetch(fetch: (request: any, init: any) => Promise<any>): Transport {
  check('fetch', fetch, callback);
  let isForeign = false;
  return async (request, { signal }) => {
    if (!isForeign) {
      try {
        return await fetch(request, { signal });
      } catch (error) {
        // Such a call has sent nothing.
        if (!`${error}`.includes('[object Request]')) throw error;
        isForeign = true;
      }
    }
    const { url, method, redirect } = request;
    const headers = Object.fromEntries(request.headers);
    const body = (await request.text()) || undefined;
    return fetch(url, { ...settingsOf(request), method, redirect, headers, body, signal });
  };
}
