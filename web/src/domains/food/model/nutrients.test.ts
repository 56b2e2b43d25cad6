import type { NutrientAmount } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import bundle from '../../../../../openapi/generated/openapi.json' with { type: 'json' };
import { excessOf } from './macros.ts';
import { distanceOf, groupNutrients, levelOf, placeOnBar } from './nutrients.ts';

const fiber = (amount: number): NutrientAmount => ({ code: 'fiber', amount, unit: 'g', targetMin: 25 });
const sodium = (amount: number): NutrientAmount => ({ code: 'sodium', amount, unit: 'mg', targetMax: 2000 });
const calcium = (amount: number): NutrientAmount => ({
  code: 'calcium',
  amount,
  unit: 'mg',
  targetMin: 800,
  targetMax: 2000,
});

test('every nutrient of the description has a group', () => {
  const { enum: codes } = bundle.components.schemas.NutrientCode;
  const groups = groupNutrients(codes.map((code) => ({ code, amount: 1, unit: 'g' })));
  expect(groups.map(([name, list]) => [name, list.length])).toEqual([
    ['macros', 8],
    ['minerals', 7],
    ['vitamins', 9],
  ]);
});

describe('a nutrient against what is advised', () => {
  test('a nutrient has a level for a day', () => {
    expect(levelOf(fiber(24.9))).toBe('low');
    expect(levelOf(fiber(25))).toBe('within');
    expect(levelOf(sodium(2000))).toBe('below');
    expect(levelOf(sodium(2001))).toBe('high');
    expect(levelOf(calcium(900))).toBe('within');
    expect(levelOf({ code: 'sugar', amount: 4, unit: 'g' })).toBe('none');
    expect(levelOf(fiber(Number.NaN))).toBe('none');
  });

  test('a macronutrient is over its range exactly if its nutrient is high', () => {
    const amount = fc.integer({ min: 0, max: 4000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(amount, amount, (eaten, max) => {
        const nutrient: NutrientAmount = { code: 'protein', amount: eaten, unit: 'g', targetMin: 0, targetMax: max };
        expect(excessOf(eaten, { min: 0, max }) > 0).toBe(levelOf(nutrient) === 'high');
      }),
    );
    expect(excessOf(91.4, { min: 64, max: 85 })).toBe(6);
    expect(excessOf(85.3, { min: 64, max: 85 })).toBe(0.3);
    expect(excessOf(Number.NaN, { min: 64, max: 85 })).toBe(0);
  });

  test('a third of the advised amount applies to a meal', () => {
    expect(levelOf(fiber(9), { part: 1 / 3 })).toBe('within');
    expect(levelOf(sodium(700), { part: 1 / 3 })).toBe('high');
  });

  test('a nutrient is not too low while the day goes on', () => {
    expect(levelOf(fiber(9), { soFar: true })).toBe('open');
    expect(levelOf(sodium(2100), { soFar: true })).toBe('high');
    expect(distanceOf(fiber(9), { soFar: true })).toBe(0);
  });

  test('the nutrient furthest from its advised amount comes first', () => {
    const groups = groupNutrients([calcium(700), fiber(5), sodium(2100), { code: 'vitaminC', amount: 3, unit: 'mg' }]);
    expect(groups.map(([name, list]) => [name, list.map(({ code }) => code)])).toEqual([
      ['high', ['sodium']],
      ['low', ['fiber', 'calcium']],
      ['vitamins', ['vitaminC']],
    ]);
    expect(groupNutrients([{ code: 'iodine' as 'iron', amount: 1, unit: 'mcg' }])[0]?.[0]).toBe('others');
  });

  test('every amount of a nutrient has a place on the bar', () => {
    expect(placeOnBar({ code: 'sugar', amount: 1, unit: 'g' })).toBeUndefined();
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (amount) => {
        for (const nutrient of [fiber(amount), sodium(amount), calcium(amount)]) {
          const place = placeOnBar(nutrient) as { amount: number; from: number; to: number };
          for (const share of Object.values(place)) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});
