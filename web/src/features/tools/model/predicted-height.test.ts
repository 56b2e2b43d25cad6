import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { predictedHeight } from './predicted-height.ts';
import { expectNoResultForInvalid, heights, sexes } from './testing.ts';

describe('predictedHeight', () => {
  it('the predicted height is the parents’ mean, 6.5 cm more for a boy, less for a girl, ± 8.5 cm', () => {
    expect(predictedHeight({ sex: 'male', father: 175, mother: 162 })).toEqual({
      target: 175,
      low: 166.5,
      high: 183.5,
    });
    expect(predictedHeight({ sex: 'female', father: 175, mother: 162 })).toEqual({
      target: 162,
      low: 153.5,
      high: 170.5,
    });
    expect(predictedHeight({ sex: 'male', father: 180.5, mother: 165 })).toEqual({
      target: 179.3,
      low: 170.8,
      high: 187.8,
    });
  });

  it('the predicted height is undefined for an invalid or missing value', () => {
    const parents = { sex: 'male', father: 175, mother: 162 } as const;
    expectNoResultForInvalid({ father: [50, 250], mother: [50, 250] }, parents, predictedHeight);
    expect(predictedHeight({ ...parents, sex: undefined })).toBeUndefined();
  });

  it('the predicted height rises with each parent, is 13 cm more for a boy and has a range of 17 cm', () => {
    fc.assert(
      fc.property(sexes, heights, heights, heights, (sex, father, mother, other) => {
        const of = (entries: object) => predictedHeight({ sex, father, mother, ...entries }) as { target: number };
        expect(of({ father: Math.max(father, other) }).target).toBeGreaterThanOrEqual(of({}).target);
        expect(of({ mother: Math.max(mother, other) }).target).toBeGreaterThanOrEqual(of({}).target);
        expect(of({ sex: 'male' }).target - of({ sex: 'female' }).target).toBeCloseTo(13, 6);
        const { low, high } = predictedHeight({ sex, father, mother }) as { low: number; high: number };
        expect(high - low).toBeCloseTo(17, 6);
      }),
    );
  });
});
