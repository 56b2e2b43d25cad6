import type { AnalysisRecord, MealType } from '@health-app/sdk';
import { foodKey } from '#domains/meal/model/sent-record.ts';

/** Records that wait for the server, for a retry or to be saved; newest first. */
export const unfinishedOf = (records: readonly AnalysisRecord[]): AnalysisRecord[] =>
  records.filter(({ status, saved }) => status !== 'ready' || !saved);

/**
 * Different meals of the past, those of the same kind first.
 * @param records newest first
 * @param most number of meals
 */
export function eatenBefore(records: readonly AnalysisRecord[], mealType: MealType, most: number): AnalysisRecord[] {
  const ready = records.filter(({ status, saved }) => status === 'ready' && saved);
  const different = [...new Map([...ready].reverse().map((record) => [foodKey(record), record])).values()].reverse();
  const same = different.filter((record) => record.mealType === mealType);
  return [...same, ...different.filter((record) => !same.includes(record))].slice(0, most);
}
