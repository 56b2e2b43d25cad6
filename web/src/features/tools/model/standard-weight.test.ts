import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StandardWeightMethod, standardWeight } from './standard-weight.ts';
import { expectNoResultForInvalid, heights } from './testing.ts';

describe('standardWeight', () => {
  it('the standard weight is 22 × m², or 0.9 × (h − 100)', () => {
    expect(standardWeight('bmi22', { height: 170, age: 40 })).toBe(63.6);
    expect(standardWeight('bmi22', { height: 160, age: 40 })).toBe(56.3);
    expect(standardWeight('broca', { height: 170, age: 40 })).toBe(63);
    expect(standardWeight('broca', { height: 160, age: 40 })).toBe(54);
  });

  it('the standard weight is undefined for children', () => {
    expect(standardWeight('bmi22', { height: 170, age: 17 })).toBeUndefined();
    expect(standardWeight('bmi22', { height: 170, age: 18 })).toBe(63.6);
  });

  it('the standard weight by Broca is undefined up to 100 cm', () => {
    expect(standardWeight('broca', { height: 100, age: 40 })).toBeUndefined();
    expect(standardWeight('bmi22', { height: 100, age: 40 })).toBe(22);
  });

  it.each<StandardWeightMethod>(['bmi22', 'broca'])('the standard weight by %s rises with the height', (method) => {
    const at = (height: number) => standardWeight(method, { height, age: 40 }) ?? 0;
    fc.assert(
      fc.property(heights, heights, (one, other) => {
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });

  it.each<StandardWeightMethod>(['bmi22', 'broca'])(
    'the standard weight by %s is undefined for an invalid or missing value',
    (method) => {
      expectNoResultForInvalid({ height: [50, 250], age: [18, 120] }, { height: 170, age: 40 }, (entries) =>
        standardWeight(method, entries),
      );
    },
  );
});
