/** The embedding app, as the `source` header says it; empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

/**
 * Headers by their names in lower case. Of two with one name the later counts; `undefined` takes a header away.
 */
export function mergeHeaders(...all: (Record<string, string | undefined> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const name in headers) {
      const value = headers[name];
      if (value === undefined) delete merged[name.toLowerCase()];
      else merged[name.toLowerCase()] = value;
    }
  }
  return merged;
}
