import type { DailyReport, MealPlanDay, PlannedMeal } from '@health-app/sdk';

/** The energy of a day against its target; kcal. */
export interface EnergyLeft {
  eaten: number;
  /** Null without a target. */
  target: number | null;
  /** Negative when more than the target is eaten; null without a target. */
  left: number | null;
}

export function energyLeft({ macros, target }: Pick<DailyReport, 'macros' | 'target'>): EnergyLeft {
  const eaten = Math.round(macros.energy);
  if (!target) return { eaten, target: null, left: null };
  const whole = Math.round(target.energy);
  return { eaten, target: whole, left: whole - eaten };
}

/** The first planned meal that is not eaten and has not passed, or else the first that is not eaten. */
export function nextMeal({ meals }: Pick<MealPlanDay, 'meals'>, time: string): PlannedMeal | undefined {
  const open = meals.filter(({ finished }) => !finished);
  return open.find((meal) => meal.time >= time) ?? open[0];
}
