import type { MealSubmission, MealType } from '@health-app/sdk';
import * as v from 'valibot';
import { openSchema } from '#lib/open-schema.ts';
import { dayParam } from '#platform/routing/params.ts';
import { type MealFood, mealFoodSchema, mostFoods } from './meal-food.ts';

/** A meal that is not submitted yet. */
export const draftSchema = v.object({
  mealType: openSchema<MealType>(),
  date: dayParam,
  foods: v.pipe(v.array(mealFoodSchema), v.maxLength(mostFoods)),
  /** URL of the uploaded photo; the photo itself is never stored. */
  photo: v.optional(v.string()),
  /** Id of the photo's recognition, which the foods come from. */
  photoId: v.optional(v.string()),
  /** Whether the photo's foods are already in the list. */
  photoTaken: v.optional(v.boolean()),
});

export type MealDraft = v.InferOutput<typeof draftSchema>;

/** Whether the sums are complete: all foods are in the table and have an amount. */
export const isComplete = (foods: readonly MealFood[]): boolean =>
  foods.every(({ foodId, per100g, amount }) => foodId !== undefined && per100g !== undefined && amount !== undefined);

/**
 * Converts a draft to a submission.
 * @returns undefined if a food has no amount, or if there are no foods
 */
export function submissionOf(draft: MealDraft): MealSubmission | undefined {
  const { date, mealType, foods, photoId, photoTaken } = draft;
  const amounts = foods.flatMap((food) =>
    food.amount === undefined
      ? []
      : [{ ...(food.foodId && { foodId: food.foodId }), name: food.name.slice(0, 50), amount: food.amount }],
  );
  if (amounts.length === 0 || amounts.length < foods.length) return undefined;
  return {
    date,
    mealType: mealType as MealType,
    ...(photoTaken && photoId && { aiFoodAnalysisId: photoId }),
    foods: amounts,
    ...(isComplete(foods) && { saved: true }),
  };
}
