import type { Gender } from '../generated/schema.ts';

/** A condition or stage of life that affects advice; the codes of `HealthTag`. */
export type Condition =
  | 'type1Diabetes'
  | 'type2Diabetes'
  | 'gestationalDiabetes'
  | 'highBloodLipids'
  | 'highBloodPressure'
  | 'highUricAcid'
  | 'gout'
  | 'kidneyDisease'
  | 'dialysis'
  | 'heartFailure'
  | 'bariatricSurgery'
  | 'eatingDisorder'
  | 'pregnant'
  | 'breastfeeding';

/**
 * The facts about a person that the rules depend on. An absent fact is unknown: the rules request it, and never assume a
 * value. A fact that is no number within its range, such as `NaN`, null or a height in metres, counts as absent.
 */
export interface Person {
  gender?: Gender | (number & {}) | undefined;
  /** Full years, 0 to 120. */
  age?: number | undefined;
  /** cm, 50 to 250 */
  height?: number | undefined;
  /** kg, 2 to 300 */
  weight?: number | undefined;
  conditions?: readonly (Condition | (string & {}))[] | undefined;
}

/** Possible ages of a person, full years, both ends included. */
export const ageRange = [0, 120] as const;

/** Possible heights of a person, cm, both ends included. */
export const heightRange = [50, 250] as const;

/** Possible weights of a person, kg, both ends included. */
export const weightRange = [2, 300] as const;

/**
 * A fact as the rules use it.
 * @param value of any type, because servers and stored data give null and texts
 * @param range possible values, both ends included
 * @returns the value; `undefined` unless it is a possible number
 */
export const fact = (value: unknown, [least, most]: readonly [number, number]): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** The facts about a person as the rules use them: what is no possible age, height or weight is unknown. */
export const factsOf = <Facts extends Person>(person: Facts): Facts => ({
  ...person,
  age: fact(person.age, ageRange),
  height: fact(person.height, heightRange),
  weight: fact(person.weight, weightRange),
});

/** Minimum age for the rules of adults, years. */
export const adultAge = 18;

/** Minimum age for the rules of older people, years. */
export const olderAge = 65;

/**
 * Full years between two days.
 * @param birthDate `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`
 * @returns `undefined` for a missing or invalid birth date, for one after the day or more than 120 years before it, and for
 * an invalid day
 */
export function ageOn(day: string, birthDate: string | null | undefined): number | undefined {
  if (!birthDate || ![day, birthDate].every(isDay) || birthDate > day) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return fact(day.slice(5) < birthDate.slice(5) ? years - 1 : years, ageRange);
}

const isDay = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);

/** Whether a person has a condition; false if the conditions are unknown. */
export const has = ({ conditions }: Person, condition: Condition): boolean => conditions?.includes(condition) ?? false;

/** Whether a person has diabetes of any type; false if the conditions are unknown. */
export const hasDiabetes = (person: Person): boolean =>
  has(person, 'type1Diabetes') || has(person, 'type2Diabetes') || has(person, 'gestationalDiabetes');

/**
 * Whether a person is pregnant; false if the conditions are unknown. Gestational diabetes exists only in a pregnancy, so a
 * person who names it without the pregnancy is judged as pregnant too.
 */
export const isPregnant = (person: Person): boolean => has(person, 'pregnant') || has(person, 'gestationalDiabetes');
