import type { DietaryGoal } from '../generated/schema.ts';
import { adultAge, has, type Person } from './person.ts';
import { mayLoseWeight } from './weight-loss.ts';

/** A day with light activity needs this multiple of the energy at rest. */
export const lightActivity = 1.375;

/** Most that a target to lose weight lies below the need, kcal per day (NIH, AHA and TOS guideline for obesity, 2013). */
export const mostDeficit = 500;

/** Least energy target of an adult, kcal per day (NIH, AHA and TOS guideline for obesity, 2013). */
export const leastEnergy = { female: 1200, male: 1500 } as const;

/** What a goal adds to the need, kcal per day. */
export const goalEnergy: Record<DietaryGoal, number> = {
  loseWeight: -mostDeficit,
  maintainWeight: 0,
  gainMuscle: 300,
  controlGlucose: 0,
};

const mostEnergy = 6000;
const male = 1;

/** kcal per day. */
export interface EnergyTarget {
  /** At rest. */
  basal: number;
  /** On a day with the given activity. */
  need: number;
  /** Rounded to 50. */
  target: number;
  /** Whether the target is the least energy, since the formula gives less. */
  isFloor: boolean;
}

/**
 * Whether the formulas of the energy need apply to a person. They do not apply under 18, in pregnancy and while breastfeeding.
 */
export const hasEnergyFormula = (person: Person): boolean =>
  person.age !== undefined && person.age >= adultAge && !has(person, 'pregnant') && !has(person, 'breastfeeding');

/**
 * The energy target of an adult by Mifflin–St Jeor. A goal to lose weight counts only if `mayLoseWeight` allows it.
 * @param goal absent for none
 * @param activity multiple of the energy at rest, 1.2 to 1.9
 * @returns `undefined` while a fact is unknown, under 18, in pregnancy and while breastfeeding
 * @see Mifflin et al., American Journal of Clinical Nutrition 51 (1990)
 */
export function energyTarget(
  person: Person,
  goal?: DietaryGoal | null | undefined,
  activity: number = lightActivity,
): EnergyTarget | undefined {
  const { gender, age, height, weight } = person;
  if (!hasEnergyFormula(person) || age === undefined || height === undefined || weight === undefined) return undefined;
  if (gender !== 0 && gender !== 1) return undefined;
  const basal = 10 * weight + 6.25 * height - 5 * age + (gender === male ? 5 : -161);
  const need = basal * activity;
  const change = goal === 'loseWeight' && !mayLoseWeight(person) ? 0 : goal ? goalEnergy[goal] : 0;
  const least = gender === male ? leastEnergy.male : leastEnergy.female;
  // Rounded up where rounding down would take more than the deficit.
  const wanted = change < 0 ? Math.ceil((need + change) / 50) * 50 : Math.round((need + change) / 50) * 50;
  const target = Math.min(mostEnergy, Math.max(least, wanted));
  return { basal: Math.round(basal), need: Math.round(need), target, isFloor: wanted < least };
}
