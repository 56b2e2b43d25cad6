import { moderateZone, maximumHeartRate as tanakaMaximum } from '@health-app/sdk/safety';
import { adultAge, ageRange, type Entry, isWithin, restingRateRange } from './entry-ranges.ts';
import { roundTo } from './round.ts';

export type MaximumFormula = 'tanaka' | 'fox';

export interface FatBurningZone {
  /** All in beats per minute, whole. */
  resting: number;
  low: number;
  high: number;
  maximum: number;
}

/**
 * The heart rate for burning fat, which is the moderate zone: 40 to 59 % of the reserve between rest and maximum.
 * @param age years, 0 to 120; the formulas of the maximum were measured on adults, so under 18 there is no zone
 * @param restingRate beats per minute, 30 to 120
 * @returns `undefined` for an invalid or missing value, or where the resting rate has reached the maximum
 * @see moderateZone of the SDK (ACSM 2021, Karvonen 1957)
 */
export function fatBurningZone(
  formula: MaximumFormula,
  { age, restingRate }: { age: Entry; restingRate: Entry },
): FatBurningZone | undefined {
  if (!isWithin(ageRange, age) || age < adultAge || !isWithin(restingRateRange, restingRate)) return undefined;
  const maximum = maximumHeartRate(formula, age);
  const zone = moderateZone(restingRate, maximum);
  if (!zone || maximum === undefined) return undefined;
  const { from, to } = zone;
  // With a reserve of only a few beats, the rounded zone would be empty.
  return { resting: restingRate, low: from, high: Math.max(from, to), maximum: roundTo(0, maximum) };
}

/**
 * Maximum heart rate: 208 − 0.7 × age (Tanaka 2001) or 220 − age (Fox 1971).
 * @param age years
 * @returns beats per minute, not rounded; `undefined` where the formula of the SDK gives none
 */
export function maximumHeartRate(formula: MaximumFormula, age: number): number | undefined {
  return formula === 'tanaka' ? tanakaMaximum(age) : 220 - age;
}
