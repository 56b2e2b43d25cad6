import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glycemicLoad, loadBand } from './glycemic-load.ts';

describe('the glycaemic load', () => {
  it('the glycaemic load is the index times the available carbohydrate of the portion', () => {
    // 150 g of rice with GI 83 and 25.9 g of carbohydrate per 100 g, 0.3 g of it fibre: 83 × 38.4 / 100.
    expect(glycemicLoad({ value: 83, carbohydrate: 25.9, fiber: 0.3 }, 150)).toBeCloseTo(31.872, 6);
    expect(glycemicLoad({ value: 83, carbohydrate: 25.9 }, 150)).toBeCloseTo(32.2455, 6);
    expect(glycemicLoad({ value: 0, carbohydrate: 25.9 }, 150)).toBe(0);
  });

  it('the glycaemic load is undefined without a published index or carbohydrate', () => {
    expect(glycemicLoad({ value: 83, carbohydrate: null }, 150)).toBeUndefined();
    expect(glycemicLoad({ value: 83 }, 150)).toBeUndefined();
    expect(glycemicLoad({ value: Number.NaN, carbohydrate: 20 }, 150)).toBeUndefined();
  });

  it('a glycaemic load is low up to 10 and high from 20, after rounding', () => {
    expect([0, 10.4, 10.5, 19.4, 19.5].map(loadBand)).toEqual(['low', 'low', 'medium', 'medium', 'high']);
  });

  it('the glycaemic load does not fall with a larger portion', () => {
    const amount = fc.integer({ min: 5, max: 1000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 0, max: 100 }),
        amount,
        amount,
        (value, carbohydrate, a, b) => {
          const food = { value, carbohydrate };
          const [less, more] = [glycemicLoad(food, Math.min(a, b)), glycemicLoad(food, Math.max(a, b))];
          expect(less).toBeLessThanOrEqual(more ?? 0);
        },
      ),
    );
  });
});
