import { isHealthError } from '@health-app/sdk';
import { t } from '@lingui/core/macro';

/** An error in the person's words: the server's own where it is meant for a person. */
export function failureText(error: Error): string {
  if (isHealthError(error, 'business')) return error.message;
  if (isHealthError(error, 'login-expired')) return t`Your login has expired. Please log in again.`;
  if (isHealthError(error, 'network')) return t`No connection to the server. Check your network.`;
  if (isHealthError(error, 'timeout')) return t`The server takes too long to answer.`;
  return t`The server did not answer as it should.`;
}
