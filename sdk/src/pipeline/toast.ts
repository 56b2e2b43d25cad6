import type { HealthError } from '../errors.ts';

/** A message about a failure for the person. */
export interface Toast {
  /** The server's `msg`, `login expired` or `request exception`. */
  message: string;
  error: HealthError;
}

/**
 * Whether a failure shows a toast (spec, sections 7 and 8): a business failure or a status 500 does. Others only reject, so
 * that a screen can show them itself.
 */
export function isShown(error: HealthError): boolean {
  return error.kind === 'business' || error.status === 500;
}
