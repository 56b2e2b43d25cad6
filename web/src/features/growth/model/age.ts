import { addDays, addMonths, type Day, daysBetween, inMonth, monthOf, monthsBetween } from '../../../lib/days.ts';

/** The standard's month; its week is 7 days. */
export const daysPerMonth = 30.4375;

/** From this age on a child is measured standing, and a preterm child's age is no longer corrected. */
export const twoYears = 24 * daysPerMonth;

/** Here the standard ends. */
export const fiveYears = 60 * daysPerMonth;

/** How long the mother was pregnant at birth; born before 37 weeks is preterm. */
export interface Gestation {
  weeks: number;
  days: number;
}

const term = 40 * 7;
const pretermBelow = 37 * 7;

export interface AgeInDays {
  /** Since birth. */
  chronological: number;
  /** The age to compare the child at. Before the day a preterm child was due it is negative. */
  compared: number;
}

/** A preterm child is compared as if it had been born on the day it was due, up to the age of 24 months. */
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

/** An age as people say it. */
export type SpokenAge =
  | { unit: 'days'; days: number }
  | { unit: 'weeks'; weeks: number; days: number }
  | { unit: 'months'; months: number; days: number }
  | { unit: 'years'; years: number; months: number };

/** In days for the first week, in weeks for the first 13, in months of the calendar under two years, in years after. */
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

/** The same for the age at which a child is compared. */
export const spokenCompared = (birthDate: Day, day: Day, { chronological, compared }: AgeInDays): SpokenAge =>
  spokenAge(addDays(birthDate, chronological - compared), day);
