import { readNumber } from '#ui/form/number.ts';
import { type Entry, type Range, weightRange } from './entry-ranges.ts';
import { roundTo } from './round.ts';

/** Units in which people weigh themselves: kilogram, the Chinese jin (half a kilogram), and the pound. */
export type WeightUnit = 'kg' | 'jin' | 'lb';

/** Kilograms per unit. The international pound is exact (1959). */
const kilograms: Record<WeightUnit, number> = { kg: 1, jin: 0.5, lb: 0.45359237 };

/** Valid weights in a unit, inside the range in kilograms. */
export function weightRangeIn(unit: WeightUnit): Range {
  const [least, most] = weightRange.map((weight) => weight / kilograms[unit]) as [number, number];
  return [Math.ceil(least * 10 - 1e-9) / 10, Math.floor(most * 10 + 1e-9) / 10];
}

/**
 * Parses a weight.
 * @returns kg, rounded to 100 g as on a household scale; `undefined` for an invalid or out-of-range weight
 */
export function readWeight(text: string, unit: WeightUnit): Entry {
  const weight = readNumber(text, weightRangeIn(unit));
  return weight === undefined ? undefined : roundTo(1, weight * kilograms[unit]);
}

/** Converts a weight to another unit, as text with at most one decimal; an invalid text stays unchanged. */
export function convertWeight(text: string, from: WeightUnit, to: WeightUnit): string {
  const weight = readNumber(text, weightRangeIn(from));
  if (weight === undefined || from === to) return text;
  return String(roundTo(1, (weight * kilograms[from]) / kilograms[to]));
}
