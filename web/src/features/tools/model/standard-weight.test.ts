import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deviation,
  deviationBand,
  type StandardWeightMethod,
  standardWeight,
  usualWeights,
} from './standard-weight.ts';
import { expectNoResultForInvalid, heights, weights } from './testing.ts';

describe('standardWeight', () => {
  it('is 22 × m², or 0.9 × (h − 100)', () => {
    expect(standardWeight('bmi22', { height: 170, age: 40 })).toBe(63.6);
    expect(standardWeight('bmi22', { height: 160, age: 40 })).toBe(56.3);
    expect(standardWeight('broca', { height: 170, age: 40 })).toBe(63);
    expect(standardWeight('broca', { height: 160, age: 40 })).toBe(54);
  });

  it('is undefined for children', () => {
    expect(standardWeight('bmi22', { height: 170, age: 17 })).toBeUndefined();
    expect(standardWeight('bmi22', { height: 170, age: 18 })).toBe(63.6);
  });

  it('by Broca is undefined up to 100 cm', () => {
    expect(standardWeight('broca', { height: 100, age: 40 })).toBeUndefined();
    expect(standardWeight('bmi22', { height: 100, age: 40 })).toBe(22);
  });

  it.each<StandardWeightMethod>(['bmi22', 'broca'])('%s rises with the height', (method) => {
    const at = (height: number) => standardWeight(method, { height, age: 40 }) ?? 0;
    fc.assert(
      fc.property(heights, heights, (one, other) => {
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });

  it.each<StandardWeightMethod>(['bmi22', 'broca'])('%s is not worked out from a wrong or missing value', (method) => {
    expectNoResultForInvalid({ height: [50, 250], age: [18, 120] }, { height: 170, age: 40 }, (entries) =>
      standardWeight(method, entries),
    );
  });
});

describe('deviation', () => {
  it('is in percent of the standard weight, to a tenth', () => {
    expect(deviation(63.6, 63.6)).toBe(0);
    expect(deviation(70, 63)).toBe(11.1);
    expect(deviation(50, 63)).toBe(-20.6);
  });

  it('is undefined for an invalid or missing value', () => {
    expectNoResultForInvalid({ weight: [2, 300] }, { weight: 60 }, ({ weight }) => deviation(weight, 60));
    expect(deviation(60, undefined)).toBeUndefined();
    expect(deviation(60, Number.NaN)).toBeUndefined();
    expect(deviation(60, 0)).toBeUndefined();
  });

  it('rises with the weight', () => {
    fc.assert(
      fc.property(weights, weights, (one, other) => {
        expect(deviation(Math.max(one, other), 60)).toBeGreaterThanOrEqual(
          deviation(Math.min(one, other), 60) as number,
        );
      }),
    );
  });
});

describe('deviationBand', () => {
  it.each([
    [-20.1, 'wasted'],
    [-20, 'wasted'],
    [-19.9, 'under'],
    [-10.1, 'under'],
    [-10, 'normal'],
    [0, 'normal'],
    [10, 'normal'],
    [10.1, 'over'],
    [19.9, 'over'],
    [20, 'obese'],
    [150, 'obese'],
  ])('%d %%: %s', (percent, band) => {
    expect(deviationBand(percent)).toBe(band);
  });

  it('uses the displayed value', () => {
    // 10.04 % reads 10.0, 10.05 % reads 10.1.
    expect(deviationBand(deviation(110.04, 100) as number)).toBe('normal');
    expect(deviationBand(deviation(110.05, 100) as number)).toBe('over');
    expect(deviationBand(deviation(80.05, 100) as number)).toBe('wasted');
    expect(deviationBand(deviation(80.06, 100) as number)).toBe('under');
  });
});

describe('usualWeights', () => {
  it('returns the weights within 10 %', () => {
    expect(usualWeights(60)).toEqual([54, 66]);
  });

  it('agrees with the band, to the tenth of a kilogram', () => {
    fc.assert(
      fc.property(heights, (height) => {
        const standard = standardWeight('bmi22', { height, age: 40 }) as number;
        const [least, most] = usualWeights(standard);
        const bandAt = (weight: number) => deviationBand(deviation(Math.round(weight * 10) / 10, standard) as number);
        expect(bandAt(least)).toBe('normal');
        expect(bandAt(most)).toBe('normal');
        expect(bandAt(least - 0.1)).toBe('under');
        expect(bandAt(most + 0.1)).toBe('over');
      }),
    );
  });
});
