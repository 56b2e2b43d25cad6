import { type Band, bandOf } from './band.ts';
import { adultAge, ageRange, type Entry, heightRange, isWithin, weightRange } from './entry.ts';
import { roundTo } from './round.ts';

export type StandardWeightMethod = 'bmi22' | 'broca';
export type DeviationBand = 'wasted' | 'under' | 'normal' | 'over' | 'obese';

/**
 * Puts a band's start just above the previous band's end: displayed values have tenths, and the scale still shows the end
 * itself.
 */
const hair = 1e-6;

/** Bands of the deviation in percent: up to 10 % either way is normal, 20 % or more is obese or wasted. */
export const deviationBands: readonly Band<DeviationBand>[] = [
  { key: 'wasted', from: -Infinity },
  { key: 'under', from: -20 + hair },
  { key: 'normal', from: -10 },
  { key: 'over', from: 10 + hair },
  { key: 'obese', from: 20 },
];

/**
 * Standard weight of an adult: 22 × m² (BMI 22), or (h − 100) × 0.9 (Broca, modified).
 * @param height cm, 50 to 250; Broca has no result up to 100 cm
 * @param age years, 0 to 120; under 18 there is no result
 * @returns kg, one decimal; `undefined` for an invalid or missing value
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
 * Deviation of a weight from the standard weight.
 * @param weight kg, 2 to 300
 * @param standard kg, as displayed
 * @returns percent of the standard weight, one decimal, negative below it; `undefined` for an invalid or missing value
 */
export function deviation(weight: Entry, standard: Entry): number | undefined {
  if (!isWithin(weightRange, weight) || standard === undefined || !(standard > 0)) return undefined;
  return roundTo(1, ((weight - standard) / standard) * 100);
}

/** Band of a deviation. @param percent as displayed */
export function deviationBand(percent: number): DeviationBand {
  return bandOf(deviationBands, percent);
}

/**
 * The weights within 10 % of the standard weight.
 * @param standard kg, as displayed
 * @returns kg, lowest and highest, one decimal
 */
export function usualWeights(standard: number): readonly [number, number] {
  // In tenths of a kilogram; a deviation below 10.05 % reads 10.0 %.
  const least = Math.floor(standard * 8.995 + hair) + 1;
  const most = Math.ceil(standard * 11.005 - hair) - 1;
  return [least / 10, most / 10];
}
