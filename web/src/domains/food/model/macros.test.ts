import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { macrosOf, sumMacros } from './macros.ts';

const rice = { energy: 116, protein: 2.6, fat: 0.3, carbohydrate: 25.9 };

describe('energy and macronutrients', () => {
  test('macronutrients are computed for an amount, to whole kcal and a tenth of a gram', () => {
    expect(macrosOf(rice, 150)).toEqual({ energy: 174, protein: 3.9, fat: 0.5, carbohydrate: 38.9 });
  });

  test('the sum of macronutrients leaves out missing values', () => {
    const broken = { ...rice, fat: undefined as unknown as number };
    expect(sumMacros([rice, broken])).toEqual({ energy: 232, protein: 5.2, fat: 0.3, carbohydrate: 51.8 });
    expect(sumMacros([])).toEqual({ energy: 0, protein: 0, fat: 0, carbohydrate: 0 });
  });

  test('the energy shown for the foods of a meal adds up to the sum shown', () => {
    const value = fc.double({ min: 0, max: 900, noNaN: true });
    const food = fc.record({ energy: value, protein: value, fat: value, carbohydrate: value });
    const foods = fc.array(fc.tuple(food, fc.integer({ min: 1, max: 1000 })), { maxLength: 12 });
    fc.assert(
      fc.property(foods, (eaten) => {
        const rows = eaten.map(([per100g, grams]) => macrosOf(per100g, grams));
        const shown = rows.map(({ energy }) => Number(formatIn('en').energy(energy).replaceAll(',', '')));
        expect(shown.reduce((sum, kcal) => sum + kcal, 0)).toBe(sumMacros(rows).energy);
      }),
    );
  });
});
