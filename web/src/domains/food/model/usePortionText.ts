import type { FoodServing } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { bestMeasure, countOf, type Measure, measuresOf } from './portion.ts';

/** A measure that is itself a weight, such as "liang (50 g)", says nothing beside the grams. */
const isWeight = ({ name }: Measure) => /\d\s?g\b/.test(name);

/** Formats a portion as text: "1.5 × bowl · 225 g", or only the grams. */
export function usePortionText() {
  const { t } = useLingui();
  const format = useFormat();
  return (grams: number, servings?: readonly FoodServing[]): string => {
    const weight = format.grams(grams);
    const measure = bestMeasure(grams, measuresOf(servings, format));
    if (!measure || isWeight(measure)) return t`${weight} g`;
    const { name } = measure;
    const count = format.number(countOf(grams, measure));
    // A non-breaking space keeps the number and its unit on one line.
    return t`${count} × ${name} · ${weight} g`.replace(/ (?=\S+$)/, '\u00a0');
  };
}
