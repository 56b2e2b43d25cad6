import { type Entry, heightRange, isWithin, type Sex } from './entry-ranges.ts';
import { roundTo } from './round.ts';

/** Mean difference between men and women, cm. */
const sexDifference = 13;

/** Margin around the target, cm: the range includes about 95 of 100 children of such parents. */
const targetMargin = 8.5;

export interface TargetHeight {
  /** All in cm, one decimal. */
  target: number;
  low: number;
  high: number;
}

/**
 * Adult height of a child from the heights of the parents: (father + mother ± 13) / 2, with a target range of 8.5 cm to either
 * side (Tanner 1970).
 * @param sex of the child
 * @param father height in cm, 50 to 250
 * @param mother height in cm, 50 to 250
 * @returns `undefined` for an invalid or missing value
 */
export function predictedHeight({
  sex,
  father,
  mother,
}: {
  sex: Sex | undefined;
  father: Entry;
  mother: Entry;
}): TargetHeight | undefined {
  if (sex === undefined || !isWithin(heightRange, father) || !isWithin(heightRange, mother)) return undefined;
  const target = roundTo(1, (father + mother + (sex === 'male' ? sexDifference : -sexDifference)) / 2);
  return { target, low: roundTo(1, target - targetMargin), high: roundTo(1, target + targetMargin) };
}
