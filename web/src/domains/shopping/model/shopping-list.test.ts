import type { PlannedDish, PlannedFood } from '@health-app/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodsToBuy, isTicked, type ShoppingItem, shoppingOf, toggleTick } from './shopping-list.ts';

const macros = { energy: 1, protein: 1, fat: 1, carbohydrate: 1 };
const food = (foodId: string, category: PlannedFood['category'], amount: number): PlannedFood => ({
  foodId,
  name: foodId,
  nameEn: foodId,
  amount,
  category,
  macros,
});

test('the shopping list adds up each food over all meals and groups foods by aisle', () => {
  const list = shoppingOf([
    food('tomato', 'vegetables', 150),
    food('oil', 'condiments', 6),
    food('egg', 'eggs', 100),
    food('tomato', 'vegetables', 50.25),
    food('apple', 'fruit', 300),
    food('oil', 'condiments', 0.1),
  ]);
  expect(list.map(([aisle, items]) => [aisle, items.map(({ foodId, grams }) => [foodId, grams])])).toEqual([
    [
      'produce',
      [
        ['apple', 300],
        ['tomato', 200.3],
      ],
    ],
    ['chilled', [['egg', 100]]],
    ['condiments', [['oil', 6.1]]],
  ]);
});

test('a dish is bought as its ingredients, a plain food as itself', () => {
  const plain: PlannedDish = {
    ...food('milk', 'dairy', 200),
    course: 'drink',
    ingredients: [],
    allergens: ['milk'],
    minutes: 0,
    method: null,
  };
  expect(foodsToBuy(plain).map(({ foodId }) => foodId)).toEqual(['milk']);
  const ingredients = [food('tomato', 'vegetables', 150), food('egg', 'eggs', 100)];
  expect(foodsToBuy({ ...plain, category: 'mixedMeals', ingredients })).toEqual(ingredients);
});

test('foods with an unknown group or a missing amount stay on the shopping list', () => {
  const [[aisle, items] = []] = shoppingOf([food('x', 'plasma' as PlannedFood['category'], Number.NaN)]);
  expect([aisle, items?.[0]?.grams]).toEqual(['others', 0]);
});

test('the shopping list has every food, and its sum is that of the meals', () => {
  const one = fc.record({
    foodId: fc.constantFrom('a', 'b', 'c'),
    category: fc.constantFrom('fruit' as const, 'eggs' as const),
    amount: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(fc.array(one), (foods) => {
      const all = foods.map(({ foodId, category, amount }) => food(foodId, category, amount));
      const items = shoppingOf(all).flatMap(([, list]) => list);
      expect(items.map(({ foodId }) => foodId).sort()).toEqual([...new Set(all.map(({ foodId }) => foodId))].sort());
      const sum = (list: { grams: number }[]) => list.reduce((total, { grams }) => total + grams, 0);
      expect(sum(items)).toBe(sum(all.map(({ amount }) => ({ grams: amount }))));
    }),
  );
});

test('a tick covers the amount needed when it was set, but not a larger one', () => {
  const item: ShoppingItem = { foodId: 'egg', name: '鸡蛋', nameEn: 'Egg', grams: 100 };
  const ticked = toggleTick({}, item);
  expect(isTicked(ticked, item)).toBe(true);
  expect(isTicked(ticked, { ...item, grams: 50 })).toBe(true);
  expect(isTicked(ticked, { ...item, grams: 200 })).toBe(false);
  expect(toggleTick(ticked, item)).toEqual({});
  expect(isTicked({}, { ...item, foodId: 'toString', grams: 0 })).toBe(false);
});
