import { adultAge, ageRange, type Entry, heightRange, isWithin } from './entry-ranges.ts';
import { roundTo } from './round.ts';

export type StandardWeightMethod = 'bmi22' | 'broca';

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
