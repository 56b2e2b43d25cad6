import type { MacroRange, Macros } from '@health-app/sdk';

export const noMacros: Macros = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };

const keys = ['energy', 'protein', 'fat', 'carbohydrate'] as const;

const mapMacros = (change: (key: (typeof keys)[number]) => number): Macros => ({
  energy: change('energy'),
  protein: change('protein'),
  fat: change('fat'),
  carbohydrate: change('carbohydrate'),
});

/**
 * Rounds a portion as the server does: energy to whole kcal, the rest to a tenth of a g. Every screen shows these values,
 * so that the rows of a meal add up to its sum. The small addend keeps 0.25 from becoming 0.2 as a binary fraction.
 */
const rounded = (key: (typeof keys)[number], value: number): number => {
  const steps = key === 'energy' ? 1 : 10;
  return Math.round(value * steps + 1e-6) / steps;
};

/**
 * Energy and macronutrients of an amount, rounded as the server rounds them.
 * @param per100g of 100 g
 * @param grams of the food
 */
export const macrosOf = (per100g: Macros, grams: number): Macros =>
  mapMacros((key) => rounded(key, (per100g[key] * grams) / 100));

/** Adds up several amounts, each rounded first. A missing value counts as 0. */
export const sumMacros = (all: readonly Macros[]): Macros =>
  mapMacros((key) =>
    rounded(
      key,
      all.reduce((sum, macros) => sum + rounded(key, macros[key] || 0), 0),
    ),
  );

/**
 * The amount above a range: the difference of the whole numbers shown, or to a tenth if they are equal; 0 up to its maximum.
 * @param amount g, unrounded
 */
export function excessOf(amount: number, { max }: MacroRange): number {
  if (!(amount > max)) return 0;
  return Math.round(amount) - Math.round(max) || Math.max(0.1, rounded('fat', amount - max));
}
