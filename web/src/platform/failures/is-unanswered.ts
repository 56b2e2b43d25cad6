import { isHealthError } from '@health-app/sdk';

/** Whether a call ended without a reply, so that the server may or may not have carried it out. */
export const isUnanswered = (error: unknown): boolean =>
  isHealthError(error, 'network') || isHealthError(error, 'timeout');
