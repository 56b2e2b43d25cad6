import type { AnalysisRecord, MealSubmission } from '@health-app/sdk';
import { isSince } from './ai-food-submission.ts';

/** Names and amounts of the foods of a meal, by which two meals are the same. */
export const foodKey = ({ foods }: Pick<AnalysisRecord, 'foods'>): string =>
  foods.map(({ foodId, name, amount }) => `${foodId ?? name}:${amount}`).join();

/**
 * The record of a submission whose answer was lost.
 * @param records the newest first
 * @param since the time of the submission, Unix time in ms
 */
export const findSent = (
  records: readonly AnalysisRecord[],
  { date, mealType, foods }: MealSubmission,
  since: number,
): AnalysisRecord | undefined =>
  records.find(
    (record) =>
      record.date === date &&
      record.mealType === mealType &&
      isSince(record.submittedAt, since) &&
      foodKey(record) === foodKey({ foods }),
  );
