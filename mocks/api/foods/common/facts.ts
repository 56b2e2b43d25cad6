import type { FoodFacts } from '../../generated/operations.ts';
import { measured, nutrientsOf } from '../portion.ts';
import { nutrients } from '../table.ts';
import { commonDishes } from './dishes.ts';

const published: string[] = ['sodium', 'potassium', 'calcium'];

/** What a search says about the common dishes. */
export const commonFacts: FoodFacts[] = [...commonDishes.values()].map(({ foodId, name, nameEn, aliases }) => {
  const given = nutrientsOf([{ foodId, amount: 100 }]);
  return {
    foodId,
    name,
    nameEn,
    ...(aliases.length > 0 && { aliases }),
    category: 'mixedMeals',
    ...measured(foodId),
    nutrients: nutrients
      .filter(([code]) => published.includes(code))
      .map(([code, unit]) => ({ code, amount: given[code], unit })),
  };
});
