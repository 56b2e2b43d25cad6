import type { FoodServing } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { bestMeasure, countOf, type Measure, measuresOf } from './portion.ts';

/** A measure that is itself a weight, such as "liang (50 g)", says nothing beside the grams. */
const isWeight = ({ name }: Measure) => /\d\s?g\b/.test(name);

/** Formats a portion as text: "1.5 × bowl · 225 g", "1 bowl · 150 g", or only the grams. */
export function usePortionText() {
  const { t } = useLingui();
  const format = useFormat();
  return (grams: number, servings?: readonly FoodServing[]): string => {
    const weight = format.grams(grams);
    const measure = bestMeasure(grams, measuresOf(servings, format));
    if (!measure || isWeight(measure)) return t`${weight} g`;
    const { name } = measure;
    const count = countOf(grams, measure);
    const many = format.number(count);
    const text = count === 1 ? t`1 ${name} · ${weight} g` : t`${many} × ${name} · ${weight} g`;
    // A non-breaking space keeps the number and its unit on one line.
    return text.replace(/ (?=\S+$)/, '\u00a0');
  };
}
