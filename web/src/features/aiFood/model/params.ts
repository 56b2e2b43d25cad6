import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

export const listParams = v.object({
  /** The analysis to correct. */
  analysisId: v.optional(idParam),
  /** An earlier analysis whose foods begin a new meal. */
  from: v.optional(idParam),
  mealType: v.optional(v.picklist(mealTypes)),
  date: v.optional(dayParam),
  /** Opens the camera. */
  photo: v.optional(v.literal('1')),
});

export const resultParams = v.union([
  v.object({ shareCode: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) }),
  v.object({ analysisId: idParam }),
]);

export const historyParams = v.object({ date: v.optional(dayParam) });
