import type { MealEntry } from '@health-app/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumMacros } from '#domains/food/model/macros.ts';
import { inSlot, othersOf, twinOf } from './diary-day.ts';
import { entryKey } from './diary-entry.ts';

const grams = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);
const macros = fc.record({ energy: grams, protein: grams, fat: grams, carbohydrate: grams });
const meals = fc
  .array(fc.record({ macros, mealType: fc.constantFrom('breakfast', 'lunch', 'dinner', 'snack') }), { maxLength: 8 })
  .map((list) =>
    list.map((meal, index): MealEntry => {
      const none = { analysisId: null, mealId: null, aiFoodAnalysisId: null };
      const id = `meal-${index}`;
      const [kind, own] = (
        [
          ['analysed', { analysisId: id, aiFoodAnalysisId: `seen-${index}` }],
          ['planned', { mealId: id }],
          ['recognised', { aiFoodAnalysisId: id }],
        ] as const
      )[index % 3] ?? ['planned', {}];
      const mealType = meal.mealType as MealEntry['mealType'];
      return { ...none, ...own, kind, mealType, macros: meal.macros, recordedAt: '', picture: null, items: [] };
    }),
  );

test('a meal and the others of its day add up to the whole day', () => {
  fc.assert(
    fc.property(meals, fc.nat(), (list, pick) => {
      const meal = list[pick % Math.max(list.length, 1)];
      const whole = sumMacros(list.map(({ macros }) => macros));
      if (!meal) expect(othersOf({ meals: list })).toEqual(whole);
      else expect(sumMacros([meal.macros, othersOf({ meals: list }, entryKey(meal))])).toEqual(whole);
    }),
  );
});

test('the slots of a day contain each entry once', () => {
  fc.assert(
    fc.property(meals, (list) => {
      const slots = (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap((slot) =>
        inSlot({ meals: list }, slot),
      );
      expect(new Set(slots)).toEqual(new Set(list));
      expect(slots).toHaveLength(list.length);
    }),
  );
});

test('a meal with the same portions in its slot is the same meal', () => {
  const items = [
    { foodId: 'food-1', amount: 250 },
    { foodId: 'food-2', amount: 300 },
  ];
  const planned = { mealType: 'breakfast', mealId: 'meal-1', items } as MealEntry;
  const entries = { meals: [planned] };
  expect(twinOf(entries, { mealType: 'breakfast', items: [...items].reverse() })).toBe(planned);
  expect(twinOf(entries, { mealType: 'lunch', items })).toBeUndefined();
  expect(twinOf(entries, { mealType: 'breakfast', items: [{ foodId: 'food-1', amount: 200 }] })).toBeUndefined();
});
