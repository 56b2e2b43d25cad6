import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNoResultForInvalid, sexes } from './testing.ts';
import { type WaistHipResult, waistHipRatio } from './waist-hip-ratio.ts';

const result = (sex: 'female' | 'male', waist: number, hip: number) =>
  waistHipRatio({ sex, age: 40, waist, hip }) as WaistHipResult;

describe('waistHipRatio', () => {
  it('the waist-hip ratio is the waist divided by the hip', () => {
    expect(result('female', 70, 95)).toEqual({
      sex: 'female',
      ratio: 70 / 95,
      ratioBand: 'fine',
      waist: 70,
      waistBand: 'normal',
    });
    expect(result('male', 96, 100)).toEqual({
      sex: 'male',
      ratio: 0.96,
      ratioBand: 'raised',
      waist: 96,
      waistBand: 'central',
    });
  });

  it('the waist-hip ratio is raised from 0.85 in women and from 0.90 in men', () => {
    expect(result('female', 84, 100).ratioBand).toBe('fine');
    expect(result('female', 85, 100).ratioBand).toBe('raised');
    expect(result('male', 89, 100).ratioBand).toBe('fine');
    expect(result('male', 90, 100).ratioBand).toBe('raised');
  });

  it('a waist-hip ratio of 0.896 is not rounded up to raised', () => {
    expect(result('male', 89.6, 100).ratioBand).toBe('fine');
    expect(result('male', 90, 100).ratioBand).toBe('raised');
  });

  it.each([
    ['female', 79.9, 'normal'],
    ['female', 80, 'preCentral'],
    ['female', 84.9, 'preCentral'],
    ['female', 85, 'central'],
    ['male', 84.9, 'normal'],
    ['male', 85, 'preCentral'],
    ['male', 89.9, 'preCentral'],
    ['male', 90, 'central'],
  ] as const)('a %s waist of %d cm is %s', (sex, waist, band) => {
    expect(result(sex, waist, 100).waistBand).toBe(band);
  });

  it('the waist-hip ratio is undefined for an invalid or missing value', () => {
    const good = { sex: 'female', age: 40, waist: 70, hip: 95 } as const;
    expectNoResultForInvalid({ age: [18, 120], waist: [30, 250], hip: [30, 250] }, good, waistHipRatio);
    expect(waistHipRatio({ ...good, sex: undefined })).toBeUndefined();
    expect(waistHipRatio({ ...good, age: 18 })).toBeDefined();
  });

  it('the waist-hip ratio rises with the waist and falls with the hip', () => {
    const girths = fc.integer({ min: 300, max: 2500 }).map((value) => value / 10);
    fc.assert(
      fc.property(sexes, girths, girths, girths, (sex, waist, hip, other) => {
        const { ratio } = result(sex, waist, hip);
        expect(result(sex, Math.max(waist, other), hip).ratio).toBeGreaterThanOrEqual(ratio);
        expect(result(sex, waist, Math.max(hip, other)).ratio).toBeLessThanOrEqual(ratio);
      }),
    );
  });
});
