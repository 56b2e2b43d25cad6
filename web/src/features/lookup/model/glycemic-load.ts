import type { Band } from './bands.ts';

/** Valid portions, g. */
export const portionRange = [5, 1000] as const;

interface Glycemic {
  /** Glycaemic index, 0 to 150. */
  value: number;
  /** g per 100 g with fibre, 0 to 100. */
  carbohydrate?: number | null | undefined;
  /** g per 100 g; unknown fibre counts as carbohydrate, so that the load is slightly too high. */
  fiber?: number | undefined;
}

/**
 * Glycaemic load of a portion, which estimates its total effect on blood sugar: GI × available carbohydrate in g / 100
 * (Salmerón et al., JAMA 1997).
 * @param grams portion, 5 to 1000 g
 * @returns the load, not rounded; `undefined` for a missing or impossible value
 */
export function glycemicLoad({ value, carbohydrate, fiber = 0 }: Glycemic, grams: number): number | undefined {
  const available = Math.max(0, (carbohydrate ?? Number.NaN) - fiber);
  const load = (value * available * grams) / 10_000;
  return Number.isFinite(load) && load >= 0 ? load : undefined;
}

/**
 * The band of a portion's load, rounded to a whole number: low up to 10, high from 20 (Atkinson et al., Diabetes Care
 * 2008).
 */
export function loadBand(load: number): Band {
  const shown = Math.round(load);
  if (shown <= 10) return 'low';
  return shown >= 20 ? 'high' : 'medium';
}
