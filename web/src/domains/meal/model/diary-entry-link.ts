import type { MealEntry } from '@health-app/sdk';
import type { I18n } from '@lingui/core';
import { kindNames, mealNames } from '#domains/food/labels.ts';
import { labelOf } from '#lib/open-value.ts';
import type { Path } from '#lib/path.ts';
import type { Day } from '#lib/time/days.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** The name of the meal, and how it was added to the diary. */
export function entryName(i18n: I18n, { mealType, kind }: MealEntry): string {
  const how = kindNames[kind];
  return how ? `${i18n._(labelOf(mealNames, mealType))} · ${i18n._(how)}` : i18n._(labelOf(mealNames, mealType));
}

/** The path of an entry's screen. */
export function diaryEntryLink({ analysisId, mealId, aiFoodAnalysisId }: MealEntry, date: Day): Path {
  if (analysisId) return pathTo('/food-app/report/meal', { analysisId });
  if (mealId) return pathTo('/food-app/report/meal', { mealId, date });
  return pathTo('/ai-food/result', { analysisId: aiFoodAnalysisId ?? '' });
}
