import type { EvaluationProgress } from '@health-app/sdk';

/**
 * Computes the progress bar after a step. An answer may add questions; then only the text changes, and the bar does not
 * move back.
 * @param before its value before the step, 0 to 1
 * @returns 0 to 1, never less than before
 */
export function barValue(before: number, { answered, total }: EvaluationProgress): number {
  const share = answered / Math.max(total, 1);
  return Number.isFinite(share) ? Math.min(1, Math.max(before, share)) : before;
}
