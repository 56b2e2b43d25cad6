import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatText } from '#lib/format/format.ts';

/** The units with a Chinese word. All others, such as mmol/L, are the same everywhere. */
const words: Record<string, MessageDescriptor> = {
  kg: msg({ message: 'kg', context: 'unit' }),
  g: msg({ message: 'g', context: 'unit' }),
  mg: msg({ message: 'mg', context: 'unit' }),
  mcg: msg({ message: 'µg', context: 'unit' }),
  cm: msg({ message: 'cm', context: 'unit' }),
  kcal: msg({ message: 'kcal', context: 'unit' }),
  h: msg({ message: 'h', context: 'unit' }),
  min: msg({ message: 'min', context: 'unit' }),
  bpm: msg({ message: 'bpm', context: 'unit' }),
  jin: msg({ message: 'jin', context: 'unit' }),
  lb: msg({ message: 'lb', context: 'unit' }),
};

/** The units whose sign a screen reader would spell or misread. */
const spoken: Record<string, MessageDescriptor> = {
  kg: msg({ message: 'kilograms', context: 'unit' }),
  g: msg({ message: 'grams', context: 'unit' }),
  mg: msg({ message: 'milligrams', context: 'unit' }),
  mcg: msg({ message: 'micrograms', context: 'unit' }),
  cm: msg({ message: 'centimetres', context: 'unit' }),
  kcal: msg({ message: 'kilocalories', context: 'unit' }),
  h: msg({ message: 'hours', context: 'unit' }),
  min: msg({ message: 'minutes', context: 'unit' }),
  bpm: msg({ message: 'beats per minute', context: 'unit' }),
  lb: msg({ message: 'pounds', context: 'unit' }),
  '%': msg({ message: 'percent', context: 'unit' }),
  'mmol/L': msg({ message: 'millimoles per litre', context: 'unit' }),
  mmHg: msg({ message: 'millimetres of mercury', context: 'unit' }),
};

/** Translates a unit. A text that is already in the language is returned unchanged. */
export function unitText(i18n: Pick<I18n, '_'>, unit: string): string {
  const word = words[unit];
  return word ? i18n._(word) : formatText(unit);
}

/** Returns the words of a unit for speech. */
export function spokenUnit(i18n: Pick<I18n, '_'>, unit: string): string {
  const words = spoken[unit];
  return words ? i18n._(words) : unitText(i18n, unit);
}
