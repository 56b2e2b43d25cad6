import type { BasalFormula } from './basal-metabolism.ts';
import type { BmiStandard } from './bmi.ts';
import type { Sex } from './entry.ts';
import type { MaximumFormula } from './heart-rate.ts';
import type { StandardWeightMethod } from './standard-weight.ts';

/** Numbers, as they were typed. */
const numberNames = ['age', 'height', 'weight', 'bodyFat', 'restingRate', 'waist', 'hip', 'father', 'mother'] as const;

/** What can be chosen; nothing at first. Of a formula, nothing means the one that is usual. */
const choices = {
  sex: ['female', 'male'] satisfies Sex[],
  childSex: ['female', 'male'] satisfies Sex[],
  bmiStandard: ['china', 'who'] satisfies BmiStandard[],
  basalFormula: ['mifflin', 'harris', 'katch'] satisfies BasalFormula[],
  maximumFormula: ['tanaka', 'fox'] satisfies MaximumFormula[],
  weightMethod: ['bmi22', 'broca'] satisfies StandardWeightMethod[],
};

export type NumberName = (typeof numberNames)[number];
type Choices = typeof choices;

/** What a person has entered in the calculators; `''` for nothing. The calculators share it. */
export type Entries = Record<NumberName, string> & { [Name in keyof Choices]: Choices[Name][number] | '' };

const names = [...numberNames, ...(Object.keys(choices) as (keyof Choices)[])];
/** Of the person or the family; the rest is a choice of formula. */
const personalNames = [...numberNames, 'sex', 'childSex'] as const;

/** Longer than any number that a calculator takes. */
const longest = 20;

/** @param kept what the storage gave: whatever is no entry of this app is left out */
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

/** Whether anything of the person or the family was entered. */
export const tellsOfPerson = (entries: Entries): boolean => personalNames.some((name) => entries[name] !== '');

/** Forgets the person and the family; the choice of formulas stays. */
export function withoutPerson(entries: Entries): Entries {
  return { ...entries, ...Object.fromEntries(personalNames.map((name) => [name, ''])) };
}
