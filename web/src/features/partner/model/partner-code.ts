import { type ReadInviteCode, readInviteCode } from '../../../lib/invite-code.ts';
import { isAppUrl } from '../../../platform/app-url.ts';

export const invitePath = '/lose-weight-partner/invite';

/**
 * Reads the code that makes its owner a partner.
 * @param host of this page, which links of this app can name besides its public address
 */
export const readPartnerCode = (text: string, host: string): ReadInviteCode =>
  readInviteCode(text, (url) => isAppUrl(url, host) && url.pathname === invitePath);
