import * as v from 'valibot';
import { matchPath } from '#lib/path.ts';

/** The token in the code that a mirror shows, as in the API description. */
export const mirrorToken = v.pipe(v.string(), v.regex(/^mt-[a-z0-9]{8,32}$/));

/** The token of a shared record. */
export const shareToken = v.pipe(v.string(), v.regex(/^ms-[a-z0-9]{8,32}$/));

/**
 * Reads the token from the text of a scanned code: a link to this app, or the token alone.
 * @param host of this app; a link to another host is invalid
 */
export function readMirrorCode(text: string, host: string): string | undefined {
  const written = text.trim();
  if (v.is(mirrorToken, written)) return written;
  const url = parse(written);
  if (url?.host !== host || !matchPath('/ai-mirror/create', url.pathname)) return undefined;
  const token = url.searchParams.get('token');
  return v.is(mirrorToken, token) ? token : undefined;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
