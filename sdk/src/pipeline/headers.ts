/** The embedding app, as the `source` header says it; empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

/** The API's own headers (spec, section 7). `content-type` is there for a GET too, as the spec has it. */
export function apiHeaders(appVersion: string, source: Source, userToken: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    appVersion,
    source,
    ...(userToken && { userToken }),
  };
}

/** Further headers by their names in lower case; of two with one name the later counts, and the API's own are kept out. */
export function lowerCased(...all: (Record<string, string> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const name in headers) {
      const lower = name.toLowerCase();
      if (!own.test(lower)) merged[lower] = headers[name] as string;
    }
  }
  return merged;
}

const own = /^(content-type|appversion|source|usertoken)$/;
