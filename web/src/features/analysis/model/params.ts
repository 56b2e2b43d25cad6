import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

const mealParam = v.picklist(mealTypes);

export const analyzeParams = v.object({ date: v.optional(dayParam), mealType: v.optional(mealParam) });

export const foodsParams = v.object({
  /** The analysis to correct. */
  analysisId: v.optional(idParam),
  /** An earlier analysis whose foods begin a new meal. */
  from: v.optional(idParam),
  /** A meal of the meal plan whose dishes begin a new meal; its day is `date`. */
  mealId: v.optional(idParam),
  /** A menu whose foods for `mealType` on `date` begin a new meal. */
  planId: v.optional(idParam),
  mealType: v.optional(mealParam),
  date: v.optional(dayParam),
  add: v.optional(v.picklist(['photo', 'search'])),
});

export const resultParams = v.object({ analysisId: idParam });
