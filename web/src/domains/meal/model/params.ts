import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

/** The parameters of a new meal, at whichever address it begins. */
export const newMealParams = {
  /** A meal of the meal plan whose dishes begin the meal; its day is `date`. */
  mealId: v.optional(idParam),
  /** A menu whose foods for `mealType` on `date` begin the meal. */
  planId: v.optional(idParam),
  mealType: v.optional(v.picklist(mealTypes)),
  date: v.optional(dayParam),
  /** Opens the camera or the search. */
  add: v.optional(v.picklist(['photo', 'search'])),
};
