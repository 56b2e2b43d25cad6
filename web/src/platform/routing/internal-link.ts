import { matchPath, type Path } from '#lib/path.ts';

/** Never resolved; it only serves to parse a path. */
const origin = 'https://own.invalid';

/**
 * Parses a path of this app from an untrusted link, so that no link leads out of the app.
 * @param text e.g. `/food-app/report/day?date=2026-11-20`
 * @param patterns of the screens that it may open, e.g. `/sugar-control/:token`
 * @returns `undefined` for any other text, including one that a browser would parse to a different path
 */
export function parseInternalLink(text: string | undefined, patterns: readonly string[]): Path | undefined {
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(text, origin);
  } catch {
    return undefined;
  }
  const { pathname, search, hash } = url;
  // Dot segments, backslashes, tabs and line breaks change when the text is parsed.
  if (url.origin !== origin || pathname + search + hash !== text) return undefined;
  return patterns.some((pattern) => matchPath(pattern, pathname)) ? (text as Path) : undefined;
}
