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
};

/** Translates a unit. A text that is already in the language is returned unchanged. */
export function unitText(i18n: Pick<I18n, '_'>, unit: string): string {
  const word = words[unit];
  return word ? i18n._(word) : formatText(unit);
}
