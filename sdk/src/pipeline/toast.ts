import type { HealthError } from '../errors.ts';

/** A failure to be shown to the person. */
export interface Toast {
  /** The server's `msg`, `login expired` or `request exception`. */
  message: string;
  error: HealthError;
}

/**
 * Whether a failure is one to show (spec, sections 7 and 8): a business failure or a status 500. The others reject alone,
 * so that a screen can say them where they belong.
 */
export function isShown(error: HealthError): boolean {
  return error.kind === 'business' || error.status === 500;
}
