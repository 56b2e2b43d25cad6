import { parse } from 'regexparam';

declare const path: unique symbol;

/** A path of the app from a typed builder, so that a link to an unknown screen does not compile. */
export type Path = string & { readonly [path]: true };

/** Values for a path; undefined ones are omitted. */
export type PathParameters = Record<string, string | number | undefined>;

/**
 * Builds a path from a pattern.
 * @param pattern e.g. `/sugar-control/:token`, where parameters replace the names with a colon
 * @param parameters the remaining ones become the query, in their order
 * @throws {TypeError} if a name with a colon has no value
 */
export function buildPath(pattern: string, parameters: PathParameters = {}): Path {
  const rest = new Map(Object.entries(parameters));
  const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value == null || value === '') throw new TypeError(`${pattern} needs a value for ${name}`);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  // A reply may contain null instead of an id.
  for (const [name, value] of rest) if (value != null) query.set(name, String(value));
  const search = query.toString();
  return (search ? `${pathname}?${search}` : pathname) as Path;
}

/**
 * Matches a pathname with a pattern as the router does: case and a trailing slash are ignored.
 * @param pattern e.g. `/sugar-control/:token`, where a name with a colon matches one segment
 * @returns the decoded segments by name, or `undefined` if the pathname does not match
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const { keys, pattern: expression } = parse(pattern);
  const match = expression.exec(pathname);
  if (!match) return undefined;
  return Object.fromEntries(keys.map((name, index) => [name, decode(match[index + 1] ?? '')]));
}

/** Decodes a segment; invalid percent-encoding stays unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
