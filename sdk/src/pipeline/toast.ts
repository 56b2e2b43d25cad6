import { callSafely } from '../call-safely.ts';
import type { HealthError } from '../errors.ts';

/** A failure to be shown to the person. */
export interface Toast {
  /** The server's `msg`, `login expired` or `request exception`. */
  message: string;
  error: HealthError;
}

/**
 * Shows a failure that the person should hear of (spec, sections 7 and 8): a business failure and a status 500. The
 * others reject alone, so that a screen can say them where they belong.
 */
export function showToast(error: HealthError, onToast: ((toast: Toast) => void) | undefined): void {
  if (onToast && (error.kind === 'business' || error.status === 500)) {
    callSafely(onToast, { message: error.message, error });
  }
}
