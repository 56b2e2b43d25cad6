import { bodyMassClass, bodyMassIndex } from '@health-app/sdk/safety';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { formatIn } from '#lib/format/format.ts';
import { type BmiStandard, bmiBand, bmiBands, bmiEdges, bmiOf, isPossibleBmi, normalWeights } from './bmi.ts';
import { adultAges, expectNoResultForInvalid, heights, weights } from './testing.ts';

describe('bmiOf', () => {
  it('the BMI is the weight divided by the square of the height', () => {
    // The WHO's example: 70 kg at 1.75 m.
    expect(bmiOf({ height: 175, weight: 70 })).toBeCloseTo(22.857, 3);
    expect(bmiOf({ height: 162, weight: 58.6 })).toBeCloseTo(22.329, 3);
    expect(bmiOf({ height: 200, weight: 100 })).toBe(25);
  });

  it('the BMI rises with the weight and falls with the height', () => {
    fc.assert(
      fc.property(heights, heights, weights, weights, (height, height2, weight, weight2) => {
        const bmi = (height: number, weight: number) => bmiOf({ height, weight }) as number;
        expect(bmi(height, Math.max(weight, weight2))).toBeGreaterThanOrEqual(bmi(height, Math.min(weight, weight2)));
        expect(bmi(Math.max(height, height2), weight)).toBeLessThanOrEqual(bmi(Math.min(height, height2), weight));
      }),
    );
  });

  it('the BMI is undefined for an invalid or missing value', () => {
    expectNoResultForInvalid({ height: [50, 250], weight: [2, 300] }, { height: 170, weight: 65 }, bmiOf);
  });
});

describe('bmiBand', () => {
  it.each<[BmiStandard, number, string]>([
    ['china', 18.4, 'underweight'],
    ['china', 18.5, 'normal'],
    ['china', 23.9, 'normal'],
    ['china', 24, 'overweight'],
    ['china', 27.9, 'overweight'],
    ['china', 28, 'obese'],
    ['who', 18.4, 'underweight'],
    ['who', 18.5, 'normal'],
    ['who', 24.9, 'normal'],
    ['who', 25, 'overweight'],
    ['who', 29.9, 'overweight'],
    ['who', 30, 'obese1'],
    ['who', 34.9, 'obese1'],
    ['who', 35, 'obese2'],
    ['who', 39.9, 'obese2'],
    ['who', 40, 'obese3'],
  ])('the standard %s puts a BMI of %d into %s', (standard, bmi, band) => {
    expect(bmiBand(bmi, 30, standard)).toBe(band);
  });

  it('a BMI of 24.96 is not overweight, and is not shown as 25.0', () => {
    const bmi = bmiOf({ height: 200, weight: 99.84 }) as number;
    expect(bmiBand(bmi, 40, 'who')).toBe('normal');
    expect(formatBodyMass(formatIn('en'), bmi, bmiEdges('who', 40))).toBe('24.96');
  });

  it('the BMI band equals the class used by all other screens', () => {
    fc.assert(
      fc.property(heights, weights, adultAges, (height, weight, age) => {
        const bmi = bmiOf({ height, weight });
        expect(bmiBand(bmi, age, 'china')).toBe(bodyMassClass(bodyMassIndex({ height, weight }), age));
      }),
    );
  });

  it('the BMI band is undefined for children', () => {
    expect(bmiBand(22, 17, 'who')).toBeUndefined();
    expect(bmiBand(22, 17.9, 'china')).toBeUndefined();
    expect(bmiBand(22, 18, 'china')).toBe('normal');
    expect(bmiBand(22, 120, 'china')).toBe('normal');
    expect(bmiBand(22, 121, 'china')).toBeUndefined();
    expect(bmiBand(22, undefined, 'china')).toBeUndefined();
    expect(bmiBand(undefined, 30, 'china')).toBeUndefined();
  });
});

describe('normalWeights', () => {
  it('the normal weights are those of the normal BMI band', () => {
    expect(normalWeights(200, 40, 'china')).toEqual([74, 95.9]);
    expect(normalWeights(200, 40, 'who')).toEqual([74, 99.9]);
    expect(normalWeights(162, 40, 'china')).toEqual([48.6, 62.9]);
    expect(normalWeights(undefined, 40, 'who')).toBeUndefined();
    expect(normalWeights(251, 40, 'who')).toBeUndefined();
  });

  it('the normal weights agree with the BMI band to the tenth of a kilogram', () => {
    const tenths = (weight: number) => Math.round(weight * 10) / 10;
    fc.assert(
      fc.property(heights, fc.constantFrom<BmiStandard>('china', 'who'), (height, standard) => {
        const [least, most] = normalWeights(height, 40, standard) as [number, number];
        const bandAt = (weight: number) => bmiBand(bmiOf({ height, weight: tenths(weight) }), 30, standard);
        expect(bandAt(least)).toBe('normal');
        expect(bandAt(most)).toBe('normal');
        expect(bandAt(least - 0.1)).toBe('underweight');
        expect(bandAt(most + 0.1)).toBe(bmiBands(standard, 40)[2]?.key);
      }),
    );
  });
});

describe('a mistyped entry', () => {
  it('a BMI below 8 or above 120 is impossible', () => {
    expect([0.3, 7.9, 8, 22, 120, 120.1, 1200].filter(isPossibleBmi)).toEqual([8, 22, 120]);
  });
});
