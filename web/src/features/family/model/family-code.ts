import { type ReadInviteCode, readInviteCode } from '#domains/invitation/model/invite-code.ts';
import { isAppUrl } from '#platform/routing/app-url.ts';

const confirmPath = '/family-health/confirm';

/**
 * Reads the code of a family invitation from scanned or typed text.
 * @param host of this page, which links may contain instead of the public host
 */
export const readFamilyCode = (text: string, host: string): ReadInviteCode =>
  readInviteCode(text, (url) => isAppUrl(url, host) && [confirmPath, '/share'].includes(url.pathname));
