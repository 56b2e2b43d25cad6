import { type HealthCode, isHealthError } from '@health-app/sdk';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Messages of refusals by error code. */
export type RefusalTexts = Readonly<Partial<Record<HealthCode, MessageDescriptor>>>;

/** Messages of the codes for data without the consents that it needs. */
export const consentTexts = {
  NEEDS_CONSENT: msg`You have withdrawn your consent to this. You can give it again in your account.`,
  NEEDS_GUARDIAN: msg`Below 14, a guardian has to agree first. Ask them to do it with you in the profile.`,
} satisfies RefusalTexts;

/** Messages of codes with the same meaning in every feature. */
const sharedTexts: RefusalTexts = {
  CLOSED: msg`This account has been closed.`,
  DAILY_LIMIT: msg`You have reached the limit for today. Try again tomorrow.`,
  FUTURE: msg`Choose a day that is not in the future.`,
  GONE: msg`This is no longer there.`,
  INVALID_RANGE: msg`The first day is after the last day.`,
  ...consentTexts,
  NOT_MEMBER: msg`You need a membership for this.`,
  SIGNED_OUT: msg`Log in first.`,
};

/**
 * The message of an error in the person's language. A refusal is described by its code, or by the server's own text if the
 * code has no message.
 *
 * @param texts a feature's messages, which override the shared ones
 */
export function failureText(error: Error, texts: RefusalTexts = {}): string {
  if (isHealthError(error, 'business')) {
    // Compares own entries only, because the server may send a code such as `constructor`.
    const known = Object.entries({ ...sharedTexts, ...texts }).find(([code]) => code === error.code);
    if (known) return i18n._(known[1]);
    return error.message;
  }
  if (isHealthError(error, 'login')) return t`failed to get user info`;
  if (isHealthError(error, 'login-expired')) return t`Login expired. Please log in again.`;
  if (isHealthError(error, 'network') && !navigator.onLine) return t`This needs a connection. You are offline.`;
  if (isHealthError(error, 'network')) return t`No connection to the server. Check your network.`;
  if (isHealthError(error, 'timeout')) return t`The server takes too long to answer.`;
  if (isHealthError(error, 'http') && error.status === 503) return t`This is not available right now. Try again later.`;
  return t`Request exception. Try again later.`;
}
