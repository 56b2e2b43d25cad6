import * as v from 'valibot';
import { isAppUrl, parseUrl } from '../../../platform/app-url.ts';

/** As the server makes them, with room for other alphabets' codes; never anything that could be an address. */
export const InviteCode = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{8,32}$/));

export const invitePath = '/lose-weight-partner/invite';

/** `foreign`: a link that leads somewhere else. `unreadable`: neither a link nor a code. */
export type Reading = { code: string } | { problem: 'empty' | 'foreign' | 'unreadable' };

/**
 * Reads what a person scanned, pasted or typed: a code, or a link of this app with one in it.
 * @param host of this page
 */
export function readInvitation(text: string, host: string): Reading {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'empty' };
  const code = v.safeParse(InviteCode, trimmed);
  if (code.success) return { code: code.output };
  const url = parseUrl(trimmed);
  if (!url) return { problem: 'unreadable' };
  if (!isAppUrl(url, host) || url.pathname !== invitePath) return { problem: 'foreign' };
  const inLink = v.safeParse(InviteCode, url.searchParams.get('inviteCode'));
  return inLink.success ? { code: inLink.output } : { problem: 'unreadable' };
}
