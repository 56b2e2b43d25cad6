import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { macrosOf, roundParts, sumMacros } from './macros.ts';

const rice = { energy: 116, protein: 2.6, fat: 0.3, carbohydrate: 25.9 };

describe('energy and macronutrients', () => {
  test('of an amount, to one decimal', () => {
    expect(macrosOf(rice, 150)).toEqual({ energy: 174, protein: 3.9, fat: 0.5, carbohydrate: 38.9 });
  });

  test('add up, without what is missing', () => {
    const broken = { ...rice, fat: undefined as unknown as number };
    expect(sumMacros([rice, broken])).toEqual({ energy: 232, protein: 5.2, fat: 0.3, carbohydrate: 51.8 });
    expect(sumMacros([])).toEqual({ energy: 0, protein: 0, fat: 0, carbohydrate: 0 });
  });
});

describe('whole parts', () => {
  test('add up to the rounded sum', () => {
    expect(roundParts([918.5, 416.6])).toEqual([918, 417]);
    expect(roundParts([0.4, 0.4, 0.4])).toEqual([1, 0, 0]);
    expect(roundParts([])).toEqual([]);
    expect(roundParts([Number.NaN, 2])).toEqual([0, 2]);
  });

  test('of any amounts are less than one away from them, and add up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 20 }), (tenths) => {
        const parts = tenths.map((part) => part / 10);
        const whole = roundParts(parts);
        const sum = (all: number[]) => all.reduce((total, part) => total + part, 0);
        expect(Math.abs(sum(whole) - sum(parts))).toBeLessThanOrEqual(0.5 + 1e-6);
        whole.forEach((part, index) => {
          expect(Math.abs(part - (parts[index] as number))).toBeLessThan(1);
        });
      }),
    );
  });
});
