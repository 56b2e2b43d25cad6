import type { AnalysisRecord, MealSubmission, MealType } from '@health-app/sdk';
import { isSince } from '#domains/meal/model/ai-food-submission.ts';

/** Records that wait for something: for the server, for another try, or to be saved; the newest first. */
export const unfinishedOf = (records: readonly AnalysisRecord[]): AnalysisRecord[] =>
  records.filter(({ status, saved }) => status !== 'ready' || !saved);

const foodKey = ({ foods }: AnalysisRecord): string =>
  foods.map(({ foodId, name, amount }) => `${foodId ?? name}:${amount}`).join();

/**
 * Different meals that were eaten before, those of the same kind first.
 * @param records the newest first
 * @param most number of meals
 */
export function eatenBefore(records: readonly AnalysisRecord[], mealType: MealType, most: number): AnalysisRecord[] {
  const ready = records.filter(({ status, saved }) => status === 'ready' && saved);
  const different = [...new Map([...ready].reverse().map((record) => [foodKey(record), record])).values()].reverse();
  const same = different.filter((record) => record.mealType === mealType);
  return [...same, ...different.filter((record) => !same.includes(record))].slice(0, most);
}

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
      foodKey(record) === foodKey({ ...record, foods }),
  );
