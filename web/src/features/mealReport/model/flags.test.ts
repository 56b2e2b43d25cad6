import type { IngredientFlag, RecordedFood } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { allergiesNotFound, flagsOf, levels, onlyFlagged } from './flags.ts';

const ingredient = (foodId: string, ...flags: IngredientFlag[]) => ({
  foodId,
  name: foodId,
  nameEn: foodId,
  amount: 10,
  flags,
});
const egg = ingredient(
  'egg',
  { code: 'highCholesterol', level: 'caution', value: 656.4 },
  { code: 'allergen', level: 'avoid', allergen: 'egg' },
);
const dish: RecordedFood = {
  foodId: 'dish',
  name: '番茄炒鸡蛋',
  nameEn: 'Eggs',
  amount: 260,
  ingredients: [ingredient('tomato'), egg],
};
const plain: RecordedFood = {
  foodId: 'rice',
  name: '米饭',
  nameEn: 'Rice',
  amount: 200,
  ingredients: [ingredient('rice')],
};

test('the flags to avoid come first, then cautions, then notices', () => {
  expect(levels.map((level) => flagsOf({ items: [plain, dish] }, level).map(({ flag }) => flag.code))).toEqual([
    ['allergen'],
    ['highCholesterol'],
    [],
  ]);
});

test('the filter keeps only flagged ingredients', () => {
  expect(onlyFlagged([plain, dish])).toEqual([{ ...dish, ingredients: [egg] }]);
  expect(onlyFlagged([plain])).toEqual([]);
});

test('an allergy is not found if no ingredient contains it; without the server’s word nothing is said', () => {
  expect(allergiesNotFound({ items: [plain, dish], allergies: ['crustaceans', 'egg'] })).toEqual(['crustaceans']);
  expect(allergiesNotFound({ items: [plain, dish] })).toEqual([]);
});
