import { check, number } from '../validate.ts';

/**
 * The score from 2 to 5 of a value (spec, section 5): under 40 → 2, from 40 → 2.5, and half a point more for each further
 * ten up to 5 from 90. A fraction belongs to the band that it has reached: 49.9 → 2.5.
 * @param value usually 0 to 100
 * @throws {TypeError} if it is not a number
 */
export function rateScore(value: number): number {
  check('value', value, number);
  if (value < 40) return 2;
  return Math.min(5, 2.5 + Math.floor((value - 40) / 10) * 0.5);
}
