import { adultAge, ageRange, type Entry, isWithin, restingRateRange } from './entry.ts';
import { roundTo } from './round.ts';

export type MaximumFormula = 'tanaka' | 'fox';

/** Shares of the heart-rate reserve between which fat provides most of the energy. */
const intensities = { low: 0.6, high: 0.7 };

export interface FatBurningZone {
  /** All in beats per minute, whole. */
  resting: number;
  low: number;
  high: number;
  maximum: number;
}

/**
 * The heart rate for burning fat: 60 to 70 % of the reserve between rest and maximum (Karvonen 1957).
 * @param age years, 0 to 120; the formulas of the maximum were measured on adults, so under 18 there is no zone
 * @param restingRate beats per minute, 30 to 120
 * @returns `undefined` for an invalid or missing value, or where the resting rate has reached the maximum
 */
export function fatBurningZone(
  formula: MaximumFormula,
  { age, restingRate }: { age: Entry; restingRate: Entry },
): FatBurningZone | undefined {
  if (!isWithin(ageRange, age) || age < adultAge || !isWithin(restingRateRange, restingRate)) return undefined;
  const maximum = maximumHeartRate(formula, age);
  if (restingRate >= maximum) return undefined;
  const at = (intensity: number) => roundTo(0, (maximum - restingRate) * intensity + restingRate);
  return {
    resting: restingRate,
    low: at(intensities.low),
    high: at(intensities.high),
    maximum: roundTo(0, maximum),
  };
}

/**
 * Maximum heart rate: 208 − 0.7 × age (Tanaka 2001) or 220 − age (Fox 1971).
 * @param age years
 * @returns beats per minute, not rounded
 */
export function maximumHeartRate(formula: MaximumFormula, age: number): number {
  return formula === 'tanaka' ? 208 - 0.7 * age : 220 - age;
}
