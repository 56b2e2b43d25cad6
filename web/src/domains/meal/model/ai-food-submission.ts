import type { AiFoodDay, AiFoodProgress, AiFoodSubmission } from '@health-app/sdk';
import { instantOf } from '#lib/time/instants.ts';

/** Allowed difference between the clocks of phones and servers, ms. */
const CLOCK_SLACK = 60_000;

/** Whether the server received something after the client's submission. @param since Unix time in ms */
export const isSince = (receivedAt: string, since: number): boolean => instantOf(receivedAt) >= since - CLOCK_SLACK;

/**
 * Finds the analysis of a submission whose reply was lost.
 * @param pending the analysis under way
 * @param days the newest days of the history
 * @param since the time of the submission, Unix time in ms
 * @returns the id of the analysis
 */
export function findSubmission(
  pending: AiFoodProgress | null,
  days: readonly AiFoodDay[],
  { date, mealType, picture, foods = [] }: AiFoodSubmission,
  since: number,
): string | undefined {
  if (pending && isSince(pending.submittedAt, since)) return pending.analysisId;
  return days
    .filter((day) => date === undefined || day.date === date)
    .flatMap(({ records }) => records)
    .find(
      (record) =>
        record.mealType === mealType &&
        record.picture === (picture ?? null) &&
        isSince(record.createdAt, since) &&
        foods.every(({ foodId }) => foodId === undefined || record.items.some((item) => item.foodId === foodId)),
    )?.analysisId;
}
