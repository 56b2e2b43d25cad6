/** Codes that let a person join a family: alone, as they are typed, or in the link that a QR code holds. */
import * as v from 'valibot';

/** As the server makes them: letters and digits, 8 to 32. */
export const InviteCode = v.pipe(v.string(), v.regex(/^[\dA-Za-z_-]{8,32}$/));

/** Id of an invitation, as it stands in an address. */
export const RelationshipId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const confirmPath = '/family-health/confirm';

/** Where the server's links lead to. */
const publicHost = 'h5.health-app.example';

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
  const url = parse(written);
  if (!url) return codeOf(written.replace(/\s/g, ''));
  // A code is never taken from an address that could be anybody's.
  const known = url.host === publicHost ? url.protocol === 'https:' : url.host === host;
  if (!known || !/^https?:$/.test(url.protocol) || url.username !== '') return { problem: 'elsewhere' };
  const leadsHere = url.pathname === confirmPath || url.pathname === '/share';
  return leadsHere ? codeOf(url.searchParams.get('inviteCode') ?? '') : { problem: 'no-code' };
}

function codeOf(text: string): { inviteCode: string } | { problem: CodeProblem } {
  const { success } = v.safeParse(InviteCode, text);
  return success ? { inviteCode: text } : { problem: 'no-code' };
}

function parse(text: string): URL | undefined {
  // Without a scheme it is no address, and with spaces inside none either.
  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
