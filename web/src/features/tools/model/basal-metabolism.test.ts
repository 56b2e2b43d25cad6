import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BasalEntries, type BasalFormula, basalMetabolism, dailyNeed } from './basal-metabolism.ts';
import { adultAges, expectNoResultForInvalid, heights, sexes, weights } from './testing.ts';

const woman: BasalEntries = { sex: 'female', age: 30, height: 165, weight: 60, bodyFat: 28 };
const man: BasalEntries = { sex: 'male', age: 30, height: 180, weight: 80, bodyFat: 15 };

describe('basalMetabolism', () => {
  it.each<[BasalFormula, BasalEntries, number]>([
    // 10 × 60 + 6.25 × 165 − 5 × 30 − 161 = 1320.25
    ['mifflin', woman, 1320.25],
    // 10 × 80 + 6.25 × 180 − 5 × 30 + 5
    ['mifflin', man, 1780],
    // 9.247 × 60 + 3.098 × 165 − 4.330 × 30 + 447.593 = 1383.683
    ['harris', woman, 1383.683],
    // 13.397 × 80 + 4.799 × 180 − 5.677 × 30 + 88.362 = 1853.632
    ['harris', man, 1853.632],
    // 370 + 21.6 × 43.2 = 1303.12
    ['katch', woman, 1303.12],
    // 370 + 21.6 × 68 = 1838.8
    ['katch', man, 1838.8],
  ])('basal metabolism by %s of %o is %f kcal', (formula, entries, energy) => {
    expect(basalMetabolism(formula, entries)).toBeCloseTo(energy, 6);
  });

  it('basal metabolism needs only the values of its formula', () => {
    const { bodyFat: _, ...measured } = woman;
    expect(basalMetabolism('mifflin', { ...measured, bodyFat: undefined })).toBe(1320.25);
    expect(basalMetabolism('katch', { ...woman, sex: undefined, height: undefined })).toBeCloseTo(1303.12, 6);
  });

  it.each<[BasalFormula, Record<string, [number, number]>]>([
    ['mifflin', { age: [18, 120], height: [50, 250], weight: [2, 300] }],
    ['harris', { age: [18, 120], height: [50, 250], weight: [2, 300] }],
    ['katch', { age: [18, 120], weight: [2, 300], bodyFat: [3, 70] }],
  ])('basal metabolism by %s is undefined for an invalid or missing value', (formula, ranges) => {
    expectNoResultForInvalid(ranges, woman, (entries) => basalMetabolism(formula, entries));
  });

  it('basal metabolism by Mifflin or Harris needs the sex', () => {
    expect(basalMetabolism('mifflin', { ...woman, sex: undefined })).toBeUndefined();
    expect(basalMetabolism('harris', { ...woman, sex: undefined })).toBeUndefined();
  });

  it('basal metabolism is undefined for children', () => {
    expect(basalMetabolism('mifflin', { ...woman, age: 17 })).toBeUndefined();
    expect(basalMetabolism('mifflin', { ...woman, age: 18 })).toBe(1380.25);
  });

  it('basal metabolism is undefined instead of an impossible energy', () => {
    expect(basalMetabolism('mifflin', { ...woman, age: 120, height: 50, weight: 2 })).toBeUndefined();
  });

  it('basal metabolism is positive, rises with the weight and falls with the age', () => {
    const formulas = fc.constantFrom<BasalFormula>('mifflin', 'harris', 'katch');
    const body = fc.record({
      sex: sexes,
      age: adultAges,
      height: heights,
      weight: weights,
      bodyFat: fc.integer({ min: 3, max: 70 }),
    });
    fc.assert(
      fc.property(formulas, body, weights, adultAges, (formula, entries, weight, age) => {
        const energy = basalMetabolism(formula, entries);
        if (energy === undefined) return;
        expect(energy).toBeGreaterThan(0);
        const heavier = basalMetabolism(formula, { ...entries, weight: Math.max(weight, entries.weight) });
        expect(heavier).toBeGreaterThanOrEqual(energy);
        const older = basalMetabolism(formula, { ...entries, age: Math.max(age, entries.age) });
        if (older !== undefined) expect(older).toBeLessThanOrEqual(energy);
      }),
    );
  });
});

describe('dailyNeed', () => {
  it('the daily need is the unrounded energy times the level of activity', () => {
    expect(dailyNeed(1780, 'sedentary')).toBe(2136);
    expect(dailyNeed(1780, 'light')).toBe(2448);
    expect(dailyNeed(1780, 'moderate')).toBe(2759);
    expect(dailyNeed(1780, 'high')).toBe(3071);
    expect(dailyNeed(1780, 'extreme')).toBe(3382);
    // 1,320 × 1.9 would be 2,508.
    expect(dailyNeed(1320.45, 'extreme')).toBe(2509);
  });
});
