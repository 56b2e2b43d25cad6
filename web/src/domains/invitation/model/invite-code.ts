import * as v from 'valibot';

/** The server's code of an invitation: 8 to 32 letters, digits, `_` and `-`. A URL never matches. */
export const inviteCode = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));

/**
 * Why a text contains no invite code.
 * - `empty`: the text is empty
 * - `elsewhere`: a URL, but not of an invitation
 * - `no-code`: neither a code nor a link with one
 */
export type InviteCodeProblem = 'empty' | 'elsewhere' | 'no-code';

export type ReadInviteCode = { inviteCode: string } | { problem: InviteCodeProblem };

/**
 * Reads the invite code from scanned, pasted or typed text: a code, possibly with spaces, or an invitation link.
 * @param isInvitation whether a URL is an invitation of this app
 */
export function readInviteCode(text: string, isInvitation: (url: URL) => boolean): ReadInviteCode {
  const written = text.trim();
  if (written === '') return { problem: 'empty' };
  const url = parseUrl(written);
  if (!url) return codeOf(written.replace(/\s/g, ''));
  return isInvitation(url) ? codeOf(url.searchParams.get('inviteCode') ?? '') : { problem: 'elsewhere' };
}

const codeOf = (text: string): ReadInviteCode =>
  v.is(inviteCode, text) ? { inviteCode: text } : { problem: 'no-code' };

/** Parses a text as an absolute URL; returns undefined if the scheme is missing. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
