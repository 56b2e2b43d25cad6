import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fatBurningZone, type MaximumFormula, maximumHeartRate } from './heart-rate.ts';
import { adultAges, expectNoResultForInvalid } from './testing.ts';

describe('maximumHeartRate', () => {
  it('the maximum heart rate is 208 − 0.7 × age, or 220 − age', () => {
    expect(maximumHeartRate('tanaka', 40)).toBe(180);
    expect(maximumHeartRate('tanaka', 60)).toBe(166);
    expect(maximumHeartRate('fox', 40)).toBe(180);
    expect(maximumHeartRate('fox', 60)).toBe(160);
  });
});

describe('fatBurningZone', () => {
  it('the fat burning zone is 40 to 59 % of the reserve above the resting rate', () => {
    expect(fatBurningZone('tanaka', { age: 40, restingRate: 60 })).toEqual({
      resting: 60,
      low: 108,
      high: 131,
      maximum: 180,
    });
    // (190 − 70) × 0.4 + 70, and a beat less than (190 − 70) × 0.6 + 70
    expect(fatBurningZone('fox', { age: 30, restingRate: 70 })).toEqual({
      resting: 70,
      low: 118,
      high: 141,
      maximum: 190,
    });
  });

  it('the fat burning zone is rounded only at the end', () => {
    // 208 − 0.7 × 35 = 183.5; 0.4 × 123.5 is 49.4, and 0.6 × 123.5 is 74.1.
    expect(fatBurningZone('tanaka', { age: 35, restingRate: 60 })).toEqual({
      resting: 60,
      low: 109,
      high: 133,
      maximum: 184,
    });
  });

  it('the fat burning zone needs an adult age and a resting rate of 30 to 120', () => {
    const zone = (age: number, restingRate: number) => fatBurningZone('tanaka', { age, restingRate });
    expect(zone(20, 30)).toBeDefined();
    expect(zone(20, 120)).toBeDefined();
    expect(zone(18, 60)).toBeDefined();
    expect(zone(17, 60)).toBeUndefined();
    expectNoResultForInvalid({ age: [18, 120], restingRate: [30, 120] }, { age: 40, restingRate: 60 }, (entries) =>
      fatBurningZone('fox', entries),
    );
  });

  it('the fat burning zone is undefined if the resting rate reaches the maximum', () => {
    expect(fatBurningZone('fox', { age: 120, restingRate: 100 })).toBeUndefined();
    expect(fatBurningZone('fox', { age: 120, restingRate: 99 })).toBeDefined();
  });

  it('the fat burning zone is between rest and maximum, falls with age and rises with the resting rate', () => {
    const formulas = fc.constantFrom<MaximumFormula>('tanaka', 'fox');
    const rates = fc.integer({ min: 30, max: 120 });
    fc.assert(
      fc.property(formulas, adultAges, adultAges, rates, rates, (formula, age, age2, restingRate, rate2) => {
        const zone = fatBurningZone(formula, { age, restingRate });
        if (!zone) return;
        expect(zone.low).toBeGreaterThanOrEqual(restingRate);
        expect(zone.high).toBeGreaterThanOrEqual(zone.low);
        expect(zone.maximum).toBeGreaterThanOrEqual(zone.high);
        const older = fatBurningZone(formula, { age: Math.max(age, age2), restingRate });
        if (older) expect(older.high).toBeLessThanOrEqual(zone.high);
        const quicker = fatBurningZone(formula, { age, restingRate: Math.max(restingRate, rate2) });
        if (quicker) expect(quicker.low).toBeGreaterThanOrEqual(zone.low);
      }),
    );
  });
});
