/** Value of the `source` header: the embedding app, empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

/**
 * Merges headers by their names in lower case. Of two with one name the later wins; `undefined` removes a header.
 */
export function mergeHeaders(...all: (Record<string, string | undefined> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const name in headers) {
      const lower = name.toLowerCase();
      const value = headers[name];
      if (value !== undefined) merged[lower] = value;
      // A needless `delete` makes an object slow.
      else if (merged[lower]) delete merged[lower];
    }
  }
  return merged;
}
