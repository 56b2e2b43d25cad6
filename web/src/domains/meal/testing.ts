import type { FoodFacts } from '@health-app/sdk';
import { rice } from '#domains/food/testing.ts';
import { queries } from '#platform/client.ts';
import type { MealFood } from './model/meal-food.ts';

/** One food of each kind: confirmed, guessed from a photo, without an amount, missing in the table, with a long name. */
export const mealFoods: MealFood[] = [
  { foodId: 'gi-002', name: '糙米饭', nameEn: 'Cooked brown rice', amount: 200, ...rice },
  {
    ...{ foodId: 'gi-168', name: '牛奶', nameEn: 'Milk', amount: 250, typical: true, confidence: 0.55 },
    per100g: { energy: 65, protein: 3.3, fat: 3.6, carbohydrate: 4.9 },
    servings: [],
    alternatives: [{ foodId: 'food-9002', name: '豆浆', nameEn: 'Unsweetened soya milk' }],
  },
  { name: 'مرحبا' },
  { name: '手打柠檬茶', unknown: true },
  {
    name: '很长的菜名'.repeat(12),
    nameEn: 'A name that goes on and on, '.repeat(6),
    amount: 5000,
    per100g: rice.per100g,
  },
];

const foundFoods = [
  { foodId: 'gi-002', name: '糙米饭', nameEn: 'Cooked brown rice', ...rice },
  { foodId: 'gi-001', name: '米饭', nameEn: 'Steamed white rice', ...rice },
] as FoodFacts[];

/** A search of two foods, without a request. */
export const searchSamples = (keyword: string | undefined) => ({
  ...queries.aiFood.foodName({ keyword }),
  queryFn: () => foundFoods.filter(({ nameEn }) => nameEn?.toLowerCase().includes(keyword ?? '')),
});
