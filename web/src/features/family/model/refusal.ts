import { isHealthError } from '@health-app/sdk';
import type { I18n } from '@lingui/core';
import { refusals } from '../labels.ts';

/**
 * Why the server refused, in the person's language; the server's own text for a code that this build does not know.
 * Undefined for any other error, and for none.
 */
export function refusalText(error: Error | null, i18n: I18n): string | undefined {
  if (!isHealthError(error, 'business')) return undefined;
  const known = Object.entries(refusals).find(([code]) => code === error.code);
  return known ? i18n._(known[1]) : error.message;
}
