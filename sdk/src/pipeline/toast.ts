import type { HealthError } from '../errors.ts';

export interface Toast {
  /** The server's `msg`, `login expired` or `request exception`. */
  message: string;
  error: HealthError;
}

/**
 * Shows a failure that the person should hear of (spec, sections 7 and 8): a business failure and a status 500. The
 * others reject alone, so that a screen can say them where they belong.
 * @param onToast decides how it is shown; when it throws, the call's own error is still the one that rejects
 */
export function showToast(error: HealthError, onToast: ((toast: Toast) => void) | undefined): void {
  if (!onToast || (error.kind !== 'business' && error.status !== 500)) return;
  try {
    onToast({ message: error.message, error });
  } catch (fault) {
    console.error('onToast has thrown', fault);
  }
}
