import { type Band, bandOf } from './band.ts';
import { adultAge, ageRange, type Entry, heightRange, isWithin, weightRange } from './entry.ts';
import { roundTo } from './round.ts';

export type StandardWeightMethod = 'bmi22' | 'broca';
export type DeviationBand = 'wasted' | 'under' | 'normal' | 'over' | 'obese';

/** Just above an end: what is shown has tenths, and the scale still names the end itself. */
const hair = 1e-6;

/** Bands of the deviation in percent: 10 % either way is still normal, 20 % is already obese or wasted. */
export const deviationBands: readonly Band<DeviationBand>[] = [
  { key: 'wasted', from: -Infinity },
  { key: 'under', from: -20 + hair },
  { key: 'normal', from: -10 },
  { key: 'over', from: 10 + hair },
  { key: 'obese', from: 20 },
];

/**
 * The standard weight of an adult: 22 × m² (BMI 22), or (h − 100) × 0.9 (Broca, modified).
 * @param height cm, 50 to 250; Broca has no answer up to 100 cm
 * @param age years, 0 to 120; under 18 there is no standard weight
 * @returns kg, one decimal; none from a wrong or missing value
 */
export function standardWeight(
  method: StandardWeightMethod,
  { height, age }: { height: Entry; age: Entry },
): number | undefined {
  if (!isWithin(heightRange, height) || !isWithin(ageRange, age) || age < adultAge) return undefined;
  const weight = method === 'bmi22' ? 22 * (height / 100) ** 2 : (height - 100) * 0.9;
  return weight > 0 ? roundTo(1, weight) : undefined;
}

/**
 * How far a weight is from the standard weight.
 * @param weight kg, 2 to 300
 * @param standard kg, as shown
 * @returns percent of the standard weight, one decimal, negative below it; none from a wrong or missing value
 */
export function deviation(weight: Entry, standard: Entry): number | undefined {
  if (!isWithin(weightRange, weight) || standard === undefined || !(standard > 0)) return undefined;
  return roundTo(1, ((weight - standard) / standard) * 100);
}

/** @param percent the deviation as shown */
export function deviationBand(percent: number): DeviationBand {
  return bandOf(deviationBands, percent);
}

/**
 * The weights that deviate no more than 10 %.
 * @param standard kg, as shown
 * @returns kg, the least and the most, one decimal
 */
export function usualWeights(standard: number): readonly [number, number] {
  // In tenths of a kilogram; what deviates by less than 10.05 % is shown as 10.0 %.
  const least = Math.floor(standard * 8.995 + hair) + 1;
  const most = Math.ceil(standard * 11.005 - hair) - 1;
  return [least / 10, most / 10];
}
