import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { newMealParams } from '#domains/meal/model/params.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

export const analyzeParams = v.object({ date: v.optional(dayParam), mealType: v.optional(v.picklist(mealTypes)) });

export const foodsParams = v.object({
  ...newMealParams,
  /** Id of the analysis to correct. */
  analysisId: v.optional(idParam),
  /** Id of an earlier analysis whose foods start a new meal. */
  from: v.optional(idParam),
});

export const resultParams = v.object({ analysisId: idParam });
