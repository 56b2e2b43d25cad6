import type { AiFoodEntry, AiFoodMeal } from '@health-app/sdk';
import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { fromRecognised, type MealFood, mealFoodSchema, mostFoods } from '#domains/meal/model/meal-food.ts';
import { dayParam } from '#platform/routing/params.ts';

/** A meal before its analysis, or the correction of one. */
export const draftSchema = v.object({
  mealType: v.picklist(mealTypes),
  date: dayParam,
  foods: v.pipe(v.array(mealFoodSchema), v.maxLength(mostFoods)),
  /** Address of the uploaded photo; the photo itself is never stored. */
  photo: v.optional(v.string()),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** The foods of an analysed meal, those that the table lacks at the end. */
export const foodsOf = ({ items, unknownNames }: Pick<AiFoodMeal, 'items' | 'unknownNames'>): MealFood[] => [
  ...items.map(fromRecognised),
  ...(unknownNames ?? []).map((name) => ({ name, unknown: true })),
];

/** The foods as the server takes them. A typical portion is left to the server, so that it stays one. */
export const entriesOf = (foods: readonly MealFood[]): AiFoodEntry[] =>
  foods.map((food) => ({
    ...(food.foodId && { foodId: food.foodId }),
    name: food.name.slice(0, 80),
    ...(food.amount !== undefined && !food.typical && { amount: food.amount }),
  }));
