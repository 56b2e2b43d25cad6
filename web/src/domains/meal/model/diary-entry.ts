import type { MealEntry } from '@health-app/sdk';

/** An entry of the diary is known by what it stands for: an analysis, a meal of the plan or a meal of AI food. */
export const entryKey = ({ analysisId, mealId, aiFoodAnalysisId }: MealEntry): string =>
  analysisId ?? mealId ?? aiFoodAnalysisId ?? '';

/** Whether an entry stands for an analysis, a meal of the plan or a meal of AI food. */
export const isEntryOf = ({ analysisId, mealId, aiFoodAnalysisId }: MealEntry, id: string): boolean =>
  [analysisId, mealId, aiFoodAnalysisId].includes(id);
