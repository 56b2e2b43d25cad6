import type { AnalysisRecord, MealSubmission } from '@health-app/sdk';
import { isSince } from './ai-food-submission.ts';

/** A key of the names and amounts of a meal's foods. Meals with the same key are equal. */
export const foodKey = ({ foods }: Pick<AnalysisRecord, 'foods'>): string =>
  foods.map(({ foodId, name, amount }) => `${foodId ?? name}:${amount}`).join();

/**
 * The record of a submission whose reply was lost.
 * @param records newest first
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
