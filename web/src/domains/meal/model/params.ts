import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

/** The parameters of a new meal, shared by all its addresses. */
export const newMealParams = {
  /** Id of a meal of the meal plan. Its dishes are the first foods; its day is `date`. */
  mealId: v.optional(idParam),
  /** Id of a menu. Its foods for `mealType` on `date` are the first foods. */
  planId: v.optional(idParam),
  mealType: v.optional(v.picklist(mealTypes)),
  date: v.optional(dayParam),
  /** Opens the camera or the search. */
  add: v.optional(v.picklist(['photo', 'search'])),
  /** Name of a food, with which the search opens. */
  food: v.optional(v.pipe(v.string(), v.maxLength(50))),
};
