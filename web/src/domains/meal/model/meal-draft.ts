import type { MealSubmission, MealType } from '@health-app/sdk';
import * as v from 'valibot';
import { openSchema } from '#lib/open-schema.ts';
import { dayParam } from '#platform/routing/params.ts';
import { type MealFood, mealFoodSchema, mostFoods } from './meal-food.ts';

/** A meal that is not handed in yet. */
export const draftSchema = v.object({
  mealType: openSchema<MealType>(),
  date: dayParam,
  foods: v.pipe(v.array(mealFoodSchema), v.maxLength(mostFoods)),
  /** Address of the uploaded photo; the photo itself is never stored. */
  photo: v.optional(v.string()),
  /** The recognition of the photo, which the meal is taken over from. */
  photoId: v.optional(v.string()),
  /** Whether its foods are in the list. */
  photoTaken: v.optional(v.boolean()),
});

export type MealDraft = v.InferOutput<typeof draftSchema>;

/** Whether the person sees all that the meal comes to: the table has its foods, and each has an amount. */
export const isComplete = (foods: readonly MealFood[]): boolean =>
  foods.every(({ foodId, per100g, amount }) => foodId !== undefined && per100g !== undefined && amount !== undefined);

/**
 * The submission of a draft.
 * @returns undefined while a food has no amount, or there is none
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
