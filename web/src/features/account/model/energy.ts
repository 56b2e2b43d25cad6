import type { DietaryGoal, Gender } from '@health-app/sdk';
import { type Day, yearsBetween } from '../../../lib/days.ts';

/** Facts on which the energy target rests. */
export interface Body {
  gender: Gender;
  /** `''` while it is unknown. */
  birthDate: Day | '';
  /** cm */
  height: number | undefined;
  /** kg */
  weight: number | undefined;
  dietaryGoal: DietaryGoal | '';
}

/** kcal per day. */
export interface Energy {
  /** At rest. */
  basal: number;
  /** The target. */
  target: number;
  /** The result of the formula, where the target is the floor instead. */
  belowFloor?: number;
}

/** A day with light activity needs this multiple of the energy at rest. */
export const activity = 1.375;
/** The least that the app suggests; kcal per day. */
export const floor = 1200;
const ceiling = 6000;
/** kcal per day that a goal adds. */
export const goalEnergy: Record<DietaryGoal, number> = {
  loseWeight: -500,
  maintainWeight: 0,
  gainMuscle: 300,
  controlGlucose: 0,
};

/**
 * The energy target as `user.saveInformation` works it out: Mifflin–St Jeor (1990), light activity, the goal, rounded to 50 kcal.
 * @returns `undefined` while a fact is unknown
 */
export function energyOf({ gender, birthDate, height, weight, dietaryGoal }: Body, today: Day): Energy | undefined {
  if (gender === -1 || birthDate === '' || height === undefined || weight === undefined) return undefined;
  const basal = 10 * weight + 6.25 * height - 5 * yearsBetween(birthDate, today) + (gender === 1 ? 5 : -161);
  const wanted = basal * activity + (dietaryGoal ? goalEnergy[dietaryGoal] : 0);
  const rounded = Math.round(wanted / 50) * 50;
  const target = Math.min(ceiling, Math.max(floor, rounded));
  return { basal: Math.round(basal), target, ...(rounded < floor && { belowFloor: rounded }) };
}
