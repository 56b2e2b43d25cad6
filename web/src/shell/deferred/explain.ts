// A separate module, so that the shell's bundle does not contain it.
import { explain as explainError } from '@health-app/sdk';
import type { Report } from '#platform/analytics/event-extras.ts';

/** Explains a caught error with its causes, for the person and for the analytics. */
export const explain = (error: unknown) => explainError(error) as Report;
