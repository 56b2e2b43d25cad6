import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confidenceOf } from '#domains/food/model/confidence.ts';
import { macrosOf, sumMacros } from '#domains/food/model/macros.ts';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { formatIn } from '#lib/format/format.ts';
import {
  firstWithoutAmount,
  fromAnalysed,
  fromPlanned,
  fromRecognised,
  type MealFood,
  mealMacros,
  sameFoods,
} from './meal-food.ts';

const per100g = { energy: 112, protein: 2.3, fat: 0.8, carbohydrate: 23.5 };
const rice: MealFood = { foodId: 'gi-002', name: '糙米饭', amount: 200, per100g };

describe('the foods of a meal', () => {
  test('only foods with a known energy and amount count for a meal', () => {
    expect(mealMacros([rice, { name: '手打柠檬茶' }, { ...rice, amount: undefined }]).energy).toBe(224);
    expect(firstWithoutAmount([rice, { name: '手打柠檬茶' }])).toBe(1);
    expect(firstWithoutAmount([rice])).toBe(-1);
  });

  test('two meals are the same if their foods, amounts and order are the same', () => {
    expect(sameFoods([rice], [{ ...rice, typical: true }])).toBe(true);
    expect(sameFoods([rice], [{ ...rice, amount: 150 }])).toBe(false);
    expect(sameFoods([rice], [rice, rice])).toBe(false);
  });

  test('a recognised food has a confidence, an amount entered by the person has none', () => {
    const item = {
      foodId: 'gi-002',
      name: '糙米饭',
      nameEn: 'Cooked brown rice',
      amount: 150,
      macros: per100g,
      per100g,
      servings: [],
    };
    const seen = fromRecognised({ ...item, amountSource: 'typical', confidence: 0.7, alternatives: [] });
    expect(seen).toMatchObject({ typical: true, confidence: 0.7, amount: 150 });
    expect(fromRecognised({ ...item, amountSource: 'person', confidence: null, alternatives: [] })).not.toHaveProperty(
      'confidence',
    );
    expect([0.9, 0.85, 0.7, 0.3].map(confidenceOf)).toEqual(['sure', 'sure', 'likely', 'perhaps']);
  });
});

test('each time of day has its usual meal type', () => {
  expect(['07:30', '12:00', '16:20', '18:45', '23:10', '02:00'].map(mealAt)).toEqual([
    'breakfast',
    'lunch',
    'snack',
    'dinner',
    'snack',
    'snack',
  ]);
});

test('a planned food keeps its amount and energy, and has no energy per 100 g if a value is missing', () => {
  const macros = { energy: 171, protein: 5.7, fat: 0.6, carbohydrate: 37.2 };
  const yam = { foodId: 'gi-093', name: '山药', nameEn: 'Chinese yam', amount: 300, macros };
  expect(mealMacros([fromPlanned(yam)])).toEqual(macros);
  expect(mealMacros([{ ...fromPlanned(yam), amount: 150 }]).energy).toBe(86);
  expect(fromPlanned({ ...yam, amount: 0 }).per100g).toBeUndefined();
  expect(fromPlanned({ ...yam, macros: { ...macros, fat: Number.NaN } }).per100g).toBeUndefined();
});

test('a food has the energy of its reply in every model, whatever its energy per 100 g is', () => {
  const tenths = fc.integer({ min: 0, max: 30_000 }).map((value) => value / 10);
  const macros = fc.record({ energy: tenths, protein: tenths, fat: tenths, carbohydrate: tenths });
  fc.assert(
    fc.property(macros, macros, fc.integer({ min: 1, max: 50_000 }), (own, per100g, weight) => {
      const portion = { foodId: 'dish-7001', name: '番茄炒鸡蛋', nameEn: 'Eggs', amount: weight / 10, macros: own };
      const analysed = fromAnalysed({ ...portion, per100g, servings: [] });
      const models = [
        own.energy,
        mealMacros([analysed]).energy,
        mealMacros([fromPlanned(portion)]).energy,
        macrosOf(analysed.per100g ?? per100g, portion.amount).energy,
      ];
      expect(new Set(models.map((energy) => formatIn('en').energy(energy))).size).toBe(1);
      const day = sumMacros([own, own]);
      expect(mealMacros([analysed, fromPlanned(portion)])).toEqual(day);
    }),
  );
});
