import { type ReadInviteCode, readInviteCode } from '#domains/invitation/model/invite-code.ts';
import { isAppUrl } from '#platform/routing/app-url.ts';

export const invitePath = '/lose-weight-partner/invite';

/**
 * Reads the code of a partner invitation from scanned or typed text.
 * @param host of this page, which links may contain instead of the public host
 */
export const readPartnerCode = (text: string, host: string): ReadInviteCode =>
  readInviteCode(text, (url) => isAppUrl(url, host) && url.pathname === invitePath);
