import { addDays, addMonths, type Day, daysBetween, inMonth, monthOf, monthsBetween } from '#lib/time/days.ts';

/** The length of a month in the standard, days. A week has 7 days. */
export const daysPerMonth = 30.4375;

/** The age, in days, from which a child is measured standing and a preterm child's age is no longer corrected. */
export const twoYears = 24 * daysPerMonth;

/** The age, in days, at which the standard ends. */
export const fiveYears = 60 * daysPerMonth;

/** Length of the pregnancy at birth; less than 37 weeks is preterm. */
export interface Gestation {
  weeks: number;
  days: number;
}

const term = 40 * 7;
const pretermBelow = 37 * 7;

export interface AgeInDays {
  /** Days since birth. */
  chronological: number;
  /** The age for the comparison, days: corrected for a preterm child, and negative before its due date. */
  compared: number;
}

/** The ages of a child on a day. A preterm child is compared as if born on its due date, up to the age of 24 months. */
export function ageOn(day: Day, birthDate: Day, gestation: Gestation | undefined): AgeInDays {
  const chronological = daysBetween(birthDate, day);
  const early = chronological < twoYears ? daysEarly(gestation) : 0;
  return { chronological, compared: chronological - early };
}

function daysEarly(gestation: Gestation | undefined): number {
  if (!gestation) return 0;
  const lasted = gestation.weeks * 7 + gestation.days;
  return lasted < pretermBelow ? term - lasted : 0;
}

/** An age in the units of everyday speech. */
export type SpokenAge =
  | { unit: 'days'; days: number }
  | { unit: 'weeks'; weeks: number; days: number }
  | { unit: 'months'; months: number; days: number }
  | { unit: 'years'; years: number; months: number };

/** Converts an age: in days in the first week, in weeks up to 13 weeks, in calendar months under two years, then in years. */
export function spokenAge(birthDate: Day, day: Day): SpokenAge {
  const days = daysBetween(birthDate, day);
  if (days < 7) return { unit: 'days', days };
  if (days < 91) return { unit: 'weeks', weeks: Math.floor(days / 7), days: days % 7 };
  const whole = monthsBetween(birthDate, day);
  if (whole >= 24) return { unit: 'years', years: Math.floor(whole / 12), months: whole % 12 };
  return {
    unit: 'months',
    months: whole,
    days: daysBetween(inMonth(birthDate, addMonths(monthOf(birthDate), whole)), day),
  };
}

/** Converts the compared age. */
export const spokenCompared = (birthDate: Day, day: Day, { chronological, compared }: AgeInDays): SpokenAge =>
  spokenAge(addDays(birthDate, chronological - compared), day);
