import type { FoodServing } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { formatGrams } from './amounts.ts';
import { bestMeasure, countOf, measuresOf } from './portion.ts';

/** Writes a portion in words: "1.5 × bowl · 225 g", or the grams alone. */
export function usePortionText() {
  const { t, i18n } = useLingui();
  return (grams: number, servings?: readonly FoodServing[]): string => {
    const weight = formatGrams(i18n.locale, grams);
    const measure = bestMeasure(grams, measuresOf(servings, i18n.locale));
    if (!measure) return t`${weight} g`;
    const { name } = measure;
    const count = formatGrams(i18n.locale, countOf(grams, measure));
    // The number and its unit stay together.
    return t`${count} × ${name} · ${weight} g`.replace(/ (?=\S+$)/, '\u00a0');
  };
}
