import type { DietaryGoal } from '../generated/schema.ts';
import { careProfile, withheldReasons } from './care.ts';
import { adultAge, type Person } from './person.ts';
import { mayLoseWeight } from './weight-loss.ts';

/** Factor from the energy at rest to the need of a day with light activity. */
export const lightActivity = 1.375;

/** Maximum deficit of a target for losing weight, kcal per day (NIH, AHA and TOS guideline for obesity, 2013). */
export const mostDeficit = 500;

/** Minimum energy target of an adult, kcal per day (NIH, AHA and TOS guideline for obesity, 2013). */
export const leastEnergy = { female: 1200, male: 1500 } as const;

/** Energy that a goal adds to the need, kcal per day. */
export const goalEnergy: Record<DietaryGoal, number> = {
  loseWeight: -mostDeficit,
  maintainWeight: 0,
  gainMuscle: 300,
  controlGlucose: 0,
};

/** Limits of a target, kcal per day; a need below them is for a dietitian. */
const targetRange = { min: 800, max: 6000 } as const;
const male = 1;

/** Energy of a day; all values in kcal. */
export interface EnergyTarget {
  /** At rest. */
  basal: number;
  /** On a day with the given activity. */
  need: number;
  /** Rounded to 50. */
  target: number;
  /** Whether the target is the minimum energy, because the formula gives less. */
  isFloor: boolean;
  /** Whether the goal to lose weight does not count, because the need is below the minimum energy. */
  isNeedLow: boolean;
}

/** Whether a person may have an energy target: an adult for whom `careProfile` does not withhold `energyTarget`. */
export const mayHaveEnergyTarget = (person: Person): boolean =>
  person.age !== undefined &&
  person.age >= adultAge &&
  withheldReasons(careProfile(person), 'energyTarget').length === 0;

/**
 * The energy target of an adult by Mifflin–St Jeor. A goal to lose weight counts only if `mayLoseWeight` allows it, and
 * never leads to more than the need.
 * @param goal absent without a goal
 * @param activity multiple of the energy at rest, 1.2 to 1.9
 * @returns `undefined` if a fact is unknown, or if `mayHaveEnergyTarget` is false
 * @see Mifflin et al., American Journal of Clinical Nutrition 51 (1990)
 */
export function energyTarget(
  person: Person,
  goal?: DietaryGoal | null,
  activity: number = lightActivity,
): EnergyTarget | undefined {
  const { gender, age, height, weight } = person;
  if (!mayHaveEnergyTarget(person) || age === undefined || height === undefined || weight === undefined)
    return undefined;
  if (gender !== 0 && gender !== 1) return undefined;
  const basal = 10 * weight + 6.25 * height - 5 * age + (gender === male ? 5 : -161);
  const need = basal * activity;
  const counts = goal && (goal !== 'loseWeight' || mayLoseWeight(person));
  const change = counts ? goalEnergy[goal] : 0;
  // The minimum is for losing weight.
  const least = change < 0 ? (gender === male ? leastEnergy.male : leastEnergy.female) : 0;
  const isNeedLow = need < least;
  // Rounded up if rounding down would exceed the maximum deficit.
  const wanted = change < 0 ? Math.ceil((need + change) / 50) * 50 : Math.round((need + change) / 50) * 50;
  // Never above the need, which has no room for a goal then.
  const allowed = isNeedLow ? Math.floor(need / 50) * 50 : Math.max(wanted, least);
  const target = Math.min(targetRange.max, allowed);
  if (target < targetRange.min) return undefined;
  const isFloor = !isNeedLow && wanted < least;
  return { basal: Math.round(basal), need: Math.round(need), target, isFloor, isNeedLow };
}
