import type { FoodCategory } from './food.ts';

/** All groups, in the order of the chips. */
export const categories = [
  'cereals',
  'noodlesAndBread',
  'tubers',
  'legumes',
  'vegetables',
  'mushroomsAndAlgae',
  'fruit',
  'nuts',
  'dairy',
  'eggs',
  'meat',
  'poultry',
  'offal',
  'fish',
  'shellfish',
  'sugars',
  'snacks',
  'drinks',
  'condiments',
  'mixedMeals',
] as const satisfies FoodCategory[];
