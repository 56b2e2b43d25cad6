import type { DoseUnit } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem, usualTimes } from './model/form.ts';

export const unitNames: Record<DoseUnit, MessageDescriptor> = {
  tablet: msg`Tablets`,
  capsule: msg`Capsules`,
  sachet: msg`Sachets`,
  drop: msg`Drops`,
  puff: msg`Puffs`,
  patch: msg`Patches`,
  ml: msg`Millilitres (ml)`,
  mcg: msg`Micrograms (µg)`,
  mg: msg`Milligrams (mg)`,
  g: msg`Grams (g)`,
  iu: msg`International units (IU)`,
};

/** Names of the usual times of a dose. */
export const usualTimeNames: Record<(typeof usualTimes)[number], MessageDescriptor> = {
  '08:00': msg`Morning`,
  '12:00': msg`Midday`,
  '20:00': msg`Evening`,
  '22:00': msg`Bedtime`,
};

/** The problem of a field and how to solve it. */
export const problemTexts: Record<Problem, MessageDescriptor> = {
  'name-missing': msg`Enter the name of the medicine.`,
  'name-long': msg`The name is too long: 40 characters at most.`,
  'dose-range': msg`Enter a number above 0 and up to 100000, without a comma for thousands.`,
  decimals: msg`Use three decimals at most.`,
  'time-missing': msg`Enter a time from 00:00 to 23:59, or remove it.`,
  'time-twice': msg`This time is already in the list.`,
  'times-number': msg`Set one to eight times.`,
  'weekdays-missing': msg`Choose at least one day of the week.`,
  'interval-range': msg`Enter a whole number from 2 to 30.`,
  'hours-range': msg`Enter the hours as on the label, up to 168.`,
  'count-range': msg`Enter a whole number from 1 to 24, as on the label.`,
  'start-missing': msg`Enter a date from 2000 to 2100.`,
  'end-missing': msg`Enter a date from 2000 to 2100, or switch the last day off.`,
  'end-early': msg`The last day cannot be before the first day.`,
  'stock-range': msg`Enter a number from 0 to 10,000.`,
  'remark-long': msg`The note is too long: 200 characters at most.`,
};
