import type { BasalFormula } from './basal-metabolism.ts';
import type { BmiStandard } from './bmi.ts';
import type { Sex } from './entry-ranges.ts';
import type { MaximumFormula } from './heart-rate.ts';
import type { StandardWeightMethod } from './standard-weight.ts';
import type { WeightUnit } from './weight-unit.ts';

/** Numbers as typed. */
const numberNames = ['age', 'height', 'weight', 'bodyFat', 'restingRate', 'waist', 'hip', 'father', 'mother'] as const;

/** Choices; initially empty. An empty formula means the usual one. */
const choices = {
  sex: ['female', 'male'] satisfies Sex[],
  childSex: ['female', 'male'] satisfies Sex[],
  bmiStandard: ['china', 'who'] satisfies BmiStandard[],
  basalFormula: ['mifflin', 'harris', 'katch'] satisfies BasalFormula[],
  maximumFormula: ['tanaka', 'fox'] satisfies MaximumFormula[],
  weightMethod: ['bmi22', 'broca'] satisfies StandardWeightMethod[],
  weightUnit: ['kg', 'jin', 'lb'] satisfies WeightUnit[],
};

export type NumberName = (typeof numberNames)[number];
type Choices = typeof choices;

/** The entries of all calculators, which share them; `''` if empty. */
export type Entries = Record<NumberName, string> & { [Name in keyof Choices]: Choices[Name][number] | '' };

const names = [...numberNames, ...(Object.keys(choices) as (keyof Choices)[])];
/** Entries about the person or the family; the others choose formulas. */
const personalNames = [...numberNames, 'sex', 'childSex'] as const;
export type PersonalName = (typeof personalNames)[number];

/** Key in the tab's storage, set after the person has cleared the entries, so that they are not filled in automatically. */
export const clearedKey = 'calculators.cleared';

/** More than the digits of any valid number. */
const longest = 20;

/** Parses stored entries; invalid ones are dropped. @param kept the stored value */
export function readEntries(kept: unknown): Entries {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const read = (name: (typeof names)[number]) => {
    const value = found[name];
    if (typeof value !== 'string' || value.length > longest) return '';
    const options: readonly string[] | undefined = choices[name as keyof Choices];
    return !options || options.includes(value) ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Entries;
}

/** Whether there are entries about the person or the family. */
export const hasPersonalEntries = (entries: Entries): boolean => personalNames.some((name) => entries[name] !== '');

/** Clears the entries about the person and the family. The chosen formulas stay. */
export function withoutPersonalEntries(entries: Entries): Entries {
  return { ...entries, ...Object.fromEntries(personalNames.map((name) => [name, ''])) };
}
