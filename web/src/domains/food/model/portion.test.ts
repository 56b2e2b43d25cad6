import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { bestMeasure, countOf, gramsOf, measuresOf } from './portion.ts';

const servings = [
  { name: '碗', nameEn: 'bowl', amount: 150 },
  { name: '勺', nameEn: 'spoon', amount: 40 },
];
const [bowl, spoon] = measuresOf(servings, formatIn('en')) as [
  { name: string; grams: number },
  { name: string; grams: number },
];

describe('household measures', () => {
  test('a household measure has its name in the person’s language', () => {
    expect(bowl).toEqual({ name: 'bowl', grams: 150 });
    expect(measuresOf(servings, formatIn('zh-CN'))[0]?.name).toBe('碗');
    expect(measuresOf(undefined, formatIn('en'))).toEqual([]);
    expect(formatIn('en').name({ name: '米饭', nameEn: '' })).toBe('米饭');
  });

  test('a count of household measures is converted to grams and back', () => {
    expect(gramsOf(1.5, bowl)).toBe(225);
    expect(countOf(225, bowl)).toBe(1.5);
    expect(countOf(100, bowl)).toBe(0.67);
    expect(gramsOf(100, bowl)).toBe(5000);
    expect(gramsOf(0, bowl)).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (halves) => {
        expect(countOf(gramsOf(halves / 2, spoon), spoon)).toBe(halves / 2);
      }),
    );
  });

  test('a household measure names only amounts of whole or half units', () => {
    expect(bestMeasure(225, [bowl, spoon])).toBe(bowl);
    expect(bestMeasure(80, [bowl, spoon])).toBe(spoon);
    expect(bestMeasure(100, [bowl, spoon])).toBe(spoon);
    expect(bestMeasure(97, [bowl, spoon])).toBeUndefined();
  });
});
