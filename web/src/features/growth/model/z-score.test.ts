import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysPerMonth } from './age.ts';
import { indicators, type Lms, lmsAt, type Standard } from './growth-standard.ts';
import { loadTestStandard } from './testing.ts';
import { curves, percentileOf, valueAt, zScore } from './z-score.ts';

let weight: Standard;
let height: Standard;

beforeAll(async () => {
  weight = await loadTestStandard('weight', 'boys');
  height = await loadTestStandard('height', 'boys');
});

const at = (standard: Standard, months: number): Lms => lmsAt(standard, months * daysPerMonth) as Lms;
const anyLms = fc.record({
  l: fc.double({ min: -2, max: 2, noNaN: true }).filter((l) => l === 0 || Math.abs(l) > 1e-3),
  m: fc.double({ min: 2, max: 120, noNaN: true }),
  s: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
});

describe('a z-score', () => {
  it('a z-score is 0 at the median', () => {
    expect(zScore('weight', at(weight, 12), 9.6479)).toBe(0);
    expect(zScore('height', at(height, 12), 75.7488)).toBe(0);
  });

  it('a z-score equals that of the published columns', () => {
    // Boys of 12 months: the values at 2, -3, 3 and -2 SD in the tables.
    expect(zScore('height', at(height, 12), 80.5)).toBeCloseTo(2, 1);
    expect(zScore('height', at(height, 12), 68.6)).toBeCloseTo(-3, 1);
    expect(zScore('weight', at(weight, 12), 13.3)).toBeCloseTo(3, 1);
    expect(zScore('weight', at(weight, 12), 7.7)).toBeCloseTo(-2, 1);
  });

  it('z-scores of weight and BMI have equal steps beyond 3 SD, those of height and head do not', () => {
    const lms = at(weight, 12);
    const [two, three] = [valueAt(lms, 2), valueAt(lms, 3)];
    const [minusTwo, minusThree] = [valueAt(lms, -2), valueAt(lms, -3)];
    for (const indicator of ['weight', 'bmi'] as const) {
      expect(zScore(indicator, lms, three + (three - two))).toBeCloseTo(4, 9);
      expect(zScore(indicator, lms, minusThree - (minusTwo - minusThree))).toBeCloseTo(-4, 9);
    }
    for (const indicator of ['height', 'head'] as const) {
      expect(zScore(indicator, lms, valueAt(lms, 4))).toBeCloseTo(4, 9);
      expect(zScore(indicator, lms, valueAt(lms, -4))).toBeCloseTo(-4, 9);
    }
  });

  it('a z-score rises with the value, also across 3 SD', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...indicators),
        anyLms,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.double({ min: 1e-4, max: 0.5, noNaN: true }),
        (indicator, lms, part, more) => {
          const value = lms.m * part;
          expect(zScore(indicator, lms, value + more)).toBeGreaterThan(zScore(indicator, lms, value));
        },
      ),
    );
  });

  it('zScore is the inverse of valueAt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...indicators),
        anyLms,
        fc.double({ min: -3, max: 3, noNaN: true }),
        (indicator, lms, z) => {
          expect(zScore(indicator, lms, valueAt(lms, z))).toBeCloseTo(z, 6);
        },
      ),
    );
  });
});

describe('a percentile', () => {
  it('a percentile follows the normal distribution', () => {
    expect(percentileOf(0)).toBeCloseTo(50, 4);
    expect(percentileOf(1)).toBeCloseTo(84.1345, 4);
    expect(percentileOf(-1)).toBeCloseTo(15.8655, 4);
    expect(percentileOf(1.959964)).toBeCloseTo(97.5, 4);
    expect(percentileOf(-3)).toBeCloseTo(0.135, 4);
    expect(percentileOf(8)).toBeLessThanOrEqual(100);
  });

  it('the percentile of each curve equals its name', () => {
    for (const { percentile, z } of curves) expect(percentileOf(z)).toBeCloseTo(percentile, 4);
  });
});
