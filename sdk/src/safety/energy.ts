import type { DietaryGoal } from '../generated/schema.ts';
import { careProfile, withheldReasons } from './care.ts';
import { adultAge, fact, factsOf, olderAge, type Person } from './person.ts';
import { mayLoseWeight } from './weight-loss.ts';

/** Factor from the energy at rest to the need of a day with light activity. */
export const lightActivity = 1.375;

/** Maximum deficit of a target for losing weight, kcal per day (NIH, AHA and TOS guideline for obesity, 2013). */
export const mostDeficit = 500;

/**
 * Minimum energy target of an adult, kcal per day (NIH, AHA and TOS guideline for obesity, 2013, for losing weight). No other
 * goal gives less: a lower need is for a dietitian.
 */
export const leastEnergy = { female: 1200, male: 1500 } as const;

/** Energy that a goal adds to the need, kcal per day. From 65 on, no goal adds any. */
export const goalEnergy: Record<DietaryGoal, number> = {
  loseWeight: -mostDeficit,
  maintainWeight: 0,
  gainMuscle: 300,
  controlGlucose: 0,
};

/** Maximum energy target, kcal per day. */
const mostEnergy = 6000;
/** Possible factors from the energy at rest to the need of a day, up to the most that can be kept up (FAO, WHO and UNU, 2004). */
const activityRange = [1, 2.5] as const;
const male = 1;

/** Energy of a day; all values in kcal. */
export interface EnergyTarget {
  /** At rest. */
  basal: number;
  /** On a day with the given activity. */
  need: number;
  /** What the goal adds to the need; negative for less. 0 for a goal that does not count. */
  change: number;
  /** Rounded to 50; null if the need is below the minimum energy, because a target is neither below that nor above the need. */
  target: number | null;
  /** Whether the target is the minimum energy, because the formula gives less. */
  isFloor: boolean;
}

/** Whether a person may have an energy target: an adult for whom `careProfile` does not withhold `energyTarget`. */
export function mayHaveEnergyTarget(person: Person): boolean {
  const { age } = factsOf(person);
  return age !== undefined && age >= adultAge && withheldReasons(careProfile(person), 'energyTarget').length === 0;
}

/**
 * The energy target of an adult by Mifflin–St Jeor. A goal to lose weight counts only if `mayLoseWeight` allows it, and
 * never leads to more than the need. From 65 on, no target is above the need.
 * @param goal absent without a goal
 * @param activity multiple of the energy at rest, 1 to 2.5: 1.2 for a day of sitting, 1.9 for one of hard work
 * @returns `undefined` if a fact or the activity is unknown or impossible, or if `mayHaveEnergyTarget` is false
 * @see Mifflin et al., American Journal of Clinical Nutrition 51 (1990)
 */
export function energyTarget(
  person: Person,
  goal?: DietaryGoal | null,
  activity: number = lightActivity,
): EnergyTarget | undefined {
  const { gender, age, height, weight } = factsOf(person);
  if (!mayHaveEnergyTarget(person) || age === undefined || height === undefined || weight === undefined)
    return undefined;
  if ((gender !== 0 && gender !== 1) || fact(activity, activityRange) === undefined) return undefined;
  const basal = 10 * weight + 6.25 * height - 5 * age + (gender === male ? 5 : -161);
  const need = basal * activity;
  const least = gender === male ? leastEnergy.male : leastEnergy.female;
  const change = need < least ? 0 : changeFor(person, goal);
  // Rounded up if rounding down would exceed the maximum deficit, and down if rounding up would exceed the need.
  const round = change < 0 ? Math.ceil : age >= olderAge ? Math.floor : Math.round;
  const wanted = round((need + change) / 50) * 50;
  return {
    basal: Math.round(basal),
    need: Math.round(need),
    change,
    target: need < least ? null : Math.min(mostEnergy, Math.max(wanted, least)),
    isFloor: need >= least && wanted < least,
  };
}

function changeFor(person: Person, goal: DietaryGoal | null | undefined): number {
  if (!goal || (goal === 'loseWeight' && !mayLoseWeight(person))) return 0;
  const isOlder = person.age !== undefined && person.age >= olderAge;
  return isOlder ? Math.min(0, goalEnergy[goal]) : goalEnergy[goal];
}
