import {
  adultAge,
  ageRange,
  bodyFatRange,
  type Entry,
  heightRange,
  isWithin,
  type Sex,
  weightRange,
} from './entry-ranges.ts';
import { roundTo } from './round.ts';

export type BasalFormula = 'mifflin' | 'harris' | 'katch';

export interface BasalEntries {
  sex: Sex | undefined;
  /** years, 0 to 120; the formulas were measured on adults, so under 18 there is no result */
  age: Entry;
  /** cm, 50 to 250 */
  height: Entry;
  /** kg, 2 to 300 */
  weight: Entry;
  /** percent of the weight, 3 to 70 */
  bodyFat: Entry;
}

/** Daily energy by level of activity, as a multiple of the basal metabolism, from lying and sitting to hard labour. */
export const activityFactors = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  high: 1.725,
  extreme: 1.9,
} as const;

export type Activity = keyof typeof activityFactors;

/**
 * Energy of the body at rest, not rounded, because only the display is.
 * @returns kcal a day; `undefined` for an invalid or missing value, or an impossible result
 */
export function basalMetabolism(formula: BasalFormula, entries: BasalEntries): number | undefined {
  if (!isWithin(ageRange, entries.age) || entries.age < adultAge) return undefined;
  const energy = formulas[formula](entries);
  return energy === undefined || energy < 1 ? undefined : energy;
}

/**
 * Energy of a day.
 * @param basal kcal a day, not rounded
 * @returns kcal a day, whole
 */
export function dailyNeed(basal: number, activity: Activity): number {
  return roundTo(0, basal * activityFactors[activity]);
}

const formulas: Record<BasalFormula, (entries: BasalEntries) => number | undefined> = {
  /** Mifflin and St Jeor, 1990. */
  mifflin(entries) {
    if (!isMeasured(entries)) return undefined;
    const { sex, age, height, weight } = entries;
    return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
  },

  /** Harris and Benedict, revised by Roza and Shizgal, 1984. */
  harris(entries) {
    if (!isMeasured(entries)) return undefined;
    const { sex, age, height, weight } = entries;
    return sex === 'male'
      ? 13.397 * weight + 4.799 * height - 5.677 * age + 88.362
      : 9.247 * weight + 3.098 * height - 4.33 * age + 447.593;
  },

  /** Katch and McArdle: uses the lean mass only. */
  katch({ weight, bodyFat }) {
    if (!isWithin(weightRange, weight) || !isWithin(bodyFatRange, bodyFat)) return undefined;
    return 370 + 21.6 * weight * (1 - bodyFat / 100);
  },
};

type Measured = BasalEntries & { sex: Sex; age: number; height: number; weight: number };

function isMeasured(entries: BasalEntries): entries is Measured {
  const { sex, age, height, weight } = entries;
  return sex !== undefined && isWithin(ageRange, age) && isWithin(heightRange, height) && isWithin(weightRange, weight);
}
