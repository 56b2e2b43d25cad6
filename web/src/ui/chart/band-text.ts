import { useLingui } from '@lingui/react/macro';
import type { NamedBand } from './line-layout.ts';

/** Returns the text of a normal range in the legend. */
export function useBandText(unit: string, formatY: (y: number) => string): (band: NamedBand) => string {
  const { t } = useLingui();
  return ({ name, from, to }) => {
    const [low, high] = [from, to].map((end) => (end === null ? '' : formatY(end)));
    if (from === null) return t`${name}: up to ${high} ${unit}`;
    return to === null ? t`${name}: from ${low} ${unit}` : t`${name}: ${low}–${high} ${unit}`;
  };
}
