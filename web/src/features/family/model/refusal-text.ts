import { isHealthError } from '@health-app/sdk';
import { failureText } from '#platform/failures/failure-text.ts';
import { refusals } from '../labels.ts';

/** Returns the localised reason of a business error; undefined for any other error, and for none. */
export function refusalText(error: Error | null): string | undefined {
  return isHealthError(error, 'business') ? failureText(error, refusals) : undefined;
}
