import type { FoodServing } from '@health-app/sdk';
import type { Format } from '#lib/format/format.ts';
import type { Range } from '#ui/form/number.ts';

/** The range of grams per portion that the server accepts. */
export const gramRange: Range = [1, 5000];

/** A serving with its name in one language. */
export interface Measure {
  name: string;
  /** g of one serving */
  grams: number;
}

export const measuresOf = (servings: readonly FoodServing[] | undefined, format: Format): Measure[] =>
  (servings ?? []).map((serving) => ({ name: format.name(serving), grams: serving.amount }));

/** The number of servings in an amount, to a hundredth. */
export const countOf = (grams: number, measure: Measure): number => Math.round((grams / measure.grams) * 100) / 100;

/**
 * The grams of a number of servings, to a tenth, within `gramRange`.
 * @param count 0.5 for half a bowl
 */
export function gramsOf(count: number, measure: Measure): number {
  const [min, max] = gramRange;
  return Math.min(max, Math.max(min, Math.round(count * measure.grams * 10) / 10));
}

/** The most readable serving for an amount: the first one of which the amount is a multiple of a half. */
export const bestMeasure = (grams: number, measures: readonly Measure[]): Measure | undefined =>
  measures.find((measure) => Number.isInteger(countOf(grams, measure) * 2) && grams >= measure.grams / 2);
