import type { Band } from './bands.ts';

/** Valid portions, g. */
export const portionRange = [5, 1000] as const;

/**
 * Glycaemic load of a portion, which estimates its total effect on blood sugar: GI × carbohydrate in g / 100 (Salmerón et
 * al., JAMA 1997). The table's carbohydrate includes fibre, so the load is slightly too high.
 * @param gi glycaemic index, 0 to 150
 * @param carbohydrate g per 100 g, 0 to 100
 * @param grams portion, 5 to 1000 g
 * @returns the load, not rounded; `undefined` for a missing or impossible value
 */
export function glycemicLoad(gi: number, carbohydrate: number | null | undefined, grams: number): number | undefined {
  const load = (gi * (carbohydrate ?? Number.NaN) * grams) / 10_000;
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
