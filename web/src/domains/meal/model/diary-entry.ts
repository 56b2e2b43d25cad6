import type { MealEntry } from '@health-app/sdk';

/** The id of the record that an entry refers to: an analysis, a meal of the plan or a meal of AI food. */
export const entryKey = ({ analysisId, mealId, aiFoodAnalysisId }: MealEntry): string =>
  analysisId ?? mealId ?? aiFoodAnalysisId ?? '';

/** Whether an entry refers to the given analysis, meal of the plan or meal of AI food. */
export const isEntryOf = ({ analysisId, mealId, aiFoodAnalysisId }: MealEntry, id: string): boolean =>
  [analysisId, mealId, aiFoodAnalysisId].includes(id);
