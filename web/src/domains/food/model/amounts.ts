import { formatNumber } from '#lib/format/format.ts';

type Amount = number | null | undefined;

/**
 * Formats energy in whole kcal, without the unit. Portions are already rounded (`macros.ts`), so a list adds up to its sum.
 */
export const formatEnergy = (locale: string, kcal: Amount): string => formatNumber(locale, kcal, { atMost: 0 });

/**
 * An amount of a nutrient without its unit: whole from 100 on, two decimals below 10, like food composition tables.
 * @param amount in any unit
 */
export const formatAmount = (locale: string, amount: Amount): string =>
  formatNumber(locale, amount, { atMost: (amount ?? 0) >= 100 ? 0 : (amount ?? 0) >= 10 ? 1 : 2 });

/** A weight or a macronutrient in g, without the unit, to a tenth. */
export const formatGrams = (locale: string, grams: Amount): string => formatNumber(locale, grams, { atMost: 1 });
