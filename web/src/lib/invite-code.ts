import * as v from 'valibot';

/** A code that the server makes for an invitation: 8 to 32 letters, digits, `_` and `-`. It is never an address. */
export const inviteCode = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));

/**
 * - `empty`: nothing was read
 * - `elsewhere`: an address, but not one of such an invitation
 * - `no-code`: neither a code nor a link with one
 */
export type InviteCodeProblem = 'empty' | 'elsewhere' | 'no-code';

export type ReadInviteCode = { inviteCode: string } | { problem: InviteCodeProblem };

/**
 * Reads what a person scanned, pasted or typed: a code, with spaces as it may be dictated, or a link with one.
 * @param isInvitation whether an address is one of this app that invites
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

/** The address that a text is; without a scheme it is none. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
