import { describe, expect, test } from 'vitest';
import { macrosOf, sumMacros } from './macros.ts';

const rice = { energy: 116, protein: 2.6, fat: 0.3, carbohydrate: 25.9 };

describe('energy and macronutrients', () => {
  test('are computed for an amount, to one decimal', () => {
    expect(macrosOf(rice, 150)).toEqual({ energy: 174, protein: 3.9, fat: 0.5, carbohydrate: 38.9 });
  });

  test('add up, without what is missing', () => {
    const broken = { ...rice, fat: undefined as unknown as number };
    expect(sumMacros([rice, broken])).toEqual({ energy: 232, protein: 5.2, fat: 0.3, carbohydrate: 51.8 });
    expect(sumMacros([])).toEqual({ energy: 0, protein: 0, fat: 0, carbohydrate: 0 });
  });
});
