/** Codes that let a person join a family: alone, as they are typed, or in the link that a QR code holds. */
import * as v from 'valibot';
import { isAppUrl, parseUrl } from '../../../platform/app-url.ts';

/** As the server makes them: letters and digits, 8 to 32. */
export const InviteCode = v.pipe(v.string(), v.regex(/^[\dA-Za-z_-]{8,32}$/));

/** Id of an invitation, as it stands in an address. */
export const RelationshipId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const confirmPath = '/family-health/confirm';

/**
 * - `empty`: nothing was read
 * - `elsewhere`: an address, but not one of this app
 * - `no-code`: neither a code nor a link with one
 */
export type CodeProblem = 'empty' | 'elsewhere' | 'no-code';

/**
 * Reads what was scanned, pasted or typed.
 * @param host of this page, where links of this app lead to besides its public address
 */
export function readInviteCode(text: string, host: string): { inviteCode: string } | { problem: CodeProblem } {
  const written = text.trim();
  if (written === '') return { problem: 'empty' };
  const url = parseUrl(written);
  if (!url) return codeOf(written.replace(/\s/g, ''));
  if (!isAppUrl(url, host)) return { problem: 'elsewhere' };
  const leadsHere = url.pathname === confirmPath || url.pathname === '/share';
  return leadsHere ? codeOf(url.searchParams.get('inviteCode') ?? '') : { problem: 'no-code' };
}

function codeOf(text: string): { inviteCode: string } | { problem: CodeProblem } {
  const { success } = v.safeParse(InviteCode, text);
  return success ? { inviteCode: text } : { problem: 'no-code' };
}
