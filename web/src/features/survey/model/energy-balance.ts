/** The tolerance of a menu's day around its target: a tenth, as in the API description. */
const TOLERANCE = 0.1;

/**
 * Compares the energy of a day with its target.
 * @param energy kcal
 * @param target kcal
 * @returns `undefined` if either is missing
 */
export function balanceOf(energy: number, target: number): 'within' | 'below' | 'above' | undefined {
  const ratio = energy / target;
  if (!Number.isFinite(ratio)) return undefined;
  if (Math.abs(ratio - 1) <= TOLERANCE) return 'within';
  return ratio < 1 ? 'below' : 'above';
}
