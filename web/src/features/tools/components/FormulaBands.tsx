import { useLingui } from '@lingui/react/macro';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import type { BandWords } from '../labels.ts';
import type { Band } from '../model/band.ts';

interface Props<Key extends string> {
  label: string;
  bands: readonly Band<Key>[];
  words: Record<Key, BandWords>;
  /** Ends of the drawn scale; values outside are drawn at its ends. */
  ends: readonly [from: number, to: number];
  value: number | undefined;
  format: (value: number) => string;
  /** Step of the displayed values: at 0.1, 24.9 is the last one below 25.0. */
  step: number;
}

/** The bands of a formula on a scale, with the person's value. */
export function FormulaBands<Key extends string>({ label, bands, words, ends, value, format, step }: Props<Key>) {
  const { i18n } = useLingui();
  const drawn = bands.map(({ key, from }, index) => ({
    key,
    label: i18n._(words[key].label),
    tone: words[key].tone,
    from: Math.max(ends[0], from),
    to: bands[index + 1]?.from ?? ends[1],
  }));
  return <BandScale label={label} bands={drawn} step={step} {...(value !== undefined && { value })} format={format} />;
}
