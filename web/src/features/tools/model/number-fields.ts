import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NumberName } from './entries.ts';
import {
  ageRange,
  bodyFatRange,
  girthRange,
  heightRange,
  type Range,
  restingRateRange,
  weightRange,
} from './entry-ranges.ts';

interface NumberFieldRow {
  label: MessageDescriptor;
  /** A code of the kit, or a text. */
  unit: string | MessageDescriptor;
  range: Range;
  decimals: number;
  /** Value from which the buttons of an empty field start. */
  start: number;
}

/** The number fields of all calculators. */
export const numberFields: Record<NumberName, NumberFieldRow> = {
  age: { label: msg`Age`, unit: msg({ message: 'years', context: 'age' }), range: ageRange, decimals: 0, start: 35 },
  height: {
    label: msg({ message: 'Height', context: 'body' }),
    unit: 'cm',
    range: heightRange,
    decimals: 1,
    start: 165,
  },
  weight: {
    label: msg({ message: 'Weight', context: 'body' }),
    unit: 'kg',
    range: weightRange,
    decimals: 1,
    start: 60,
  },
  bodyFat: { label: msg`Body fat`, unit: '%', range: bodyFatRange, decimals: 1, start: 25 },
  restingRate: { label: msg`Heart rate at rest`, unit: 'bpm', range: restingRateRange, decimals: 0, start: 65 },
  waist: { label: msg`Waist`, unit: 'cm', range: girthRange, decimals: 1, start: 80 },
  hip: { label: msg`Hips`, unit: 'cm', range: girthRange, decimals: 1, start: 95 },
  father: { label: msg`Father’s height`, unit: 'cm', range: heightRange, decimals: 1, start: 172 },
  mother: { label: msg`Mother’s height`, unit: 'cm', range: heightRange, decimals: 1, start: 160 },
};
