import { isHealthError } from '@health-app/sdk';
import { t } from '@lingui/core/macro';

/** The message of an error for a person: the server's own if it addresses people. */
export function failureText(error: Error): string {
  if (isHealthError(error, 'business')) return error.message;
  if (isHealthError(error, 'login-expired')) return t`Your login has expired. Please log in again.`;
  if (isHealthError(error, 'network')) return t`No connection to the server. Check your network.`;
  if (isHealthError(error, 'timeout')) return t`The server takes too long to answer.`;
  return t`The server did not answer as it should.`;
}
