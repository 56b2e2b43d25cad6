import { type ReadInviteCode, readInviteCode } from '../../../lib/invite-code.ts';
import { isAppUrl } from '../../../platform/app-url.ts';

const confirmPath = '/family-health/confirm';

/**
 * Reads the code that lets a person join a family.
 * @param host of this page, which links of this app can name besides its public address
 */
export const readFamilyCode = (text: string, host: string): ReadInviteCode =>
  readInviteCode(text, (url) => isAppUrl(url, host) && [confirmPath, '/share'].includes(url.pathname));
