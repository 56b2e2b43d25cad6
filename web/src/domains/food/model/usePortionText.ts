import type { FoodServing } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { formatGrams } from './amounts.ts';
import { bestMeasure, countOf, measuresOf } from './portion.ts';

/** Formats a portion as text: "1.5 × bowl · 225 g", or only the grams. */
export function usePortionText() {
  const { t, i18n } = useLingui();
  return (grams: number, servings?: readonly FoodServing[]): string => {
    const weight = formatGrams(i18n.locale, grams);
    const measure = bestMeasure(grams, measuresOf(servings, i18n.locale));
    if (!measure) return t`${weight} g`;
    const { name } = measure;
    const count = formatGrams(i18n.locale, countOf(grams, measure));
    // A non-breaking space keeps the number and its unit on one line.
    return t`${count} × ${name} · ${weight} g`.replace(/ (?=\S+$)/, '\u00a0');
  };
}
