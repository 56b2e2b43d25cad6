import type { Macros } from '@health-app/sdk';

export const noMacros: Macros = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };

const keys = ['energy', 'protein', 'fat', 'carbohydrate'] as const;

const mapMacros = (change: (key: (typeof keys)[number]) => number): Macros => ({
  energy: change('energy'),
  protein: change('protein'),
  fat: change('fat'),
  carbohydrate: change('carbohydrate'),
});

/** To one decimal, the precision of the server. The small addend keeps 0.25 from becoming 0.2 as a binary fraction. */
const toTenth = (value: number): number => Math.round(value * 10 + 1e-6) / 10;

/**
 * Energy and macronutrients of an amount, rounded as the server rounds them.
 * @param per100g of 100 g
 * @param grams of the food
 */
export const macrosOf = (per100g: Macros, grams: number): Macros =>
  mapMacros((key) => toTenth((per100g[key] * grams) / 100));

/** The sum of several amounts; what a reply lacks counts as nothing. */
export const sumMacros = (all: readonly Macros[]): Macros =>
  mapMacros((key) => toTenth(all.reduce((sum, macros) => sum + (macros[key] || 0), 0)));
