import { matchPath, type Path } from '#lib/path.ts';

/** No browser resolves this host; it only serves to parse a path. */
const origin = 'https://own.invalid';

/**
 * Reads an address of this app from a link that a stranger may have written, so that no link leads out of the app.
 * @param text e.g. `/food-app/report/day?date=2026-11-20`
 * @param patterns of the screens that it may open, e.g. `/sugar-control/:token`
 * @returns `undefined` for every other text, also for one that a browser would read differently than it is written
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
