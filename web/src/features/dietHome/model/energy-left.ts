import type { DailyReport, Macros, MealPlanDay, PlannedMeal } from '@health-app/sdk';
import { isStillPlanned } from '#domains/meal/model/diary-day.ts';
import { instantOf } from '#lib/time/instants.ts';

/** The energy of a day against its target; kcal. */
export interface EnergyLeft {
  eaten: number;
  /** Null if there is no target. */
  target: number | null;
  /** Negative if more than the target is eaten; null if there is no target. */
  left: number | null;
}

export function energyLeft(macros: Macros, target: Pick<Macros, 'energy'> | null): EnergyLeft {
  const eaten = Math.round(macros.energy);
  if (!target) return { eaten, target: null, left: null };
  const whole = Math.round(target.energy);
  return { eaten, target: whole, left: whole - eaten };
}

type Planned = Pick<MealPlanDay, 'meals' | 'entries'>;

/** The planned meals of today with an empty slot. */
export const stillPlanned = ({ meals, entries }: Planned): PlannedMeal[] =>
  meals.filter((meal) => isStillPlanned(meal, entries));

/** The first planned meal with an empty slot that has not passed, or else the first one with an empty slot. */
export function nextMeal(day: Planned, time: string): PlannedMeal | undefined {
  const open = stillPlanned(day);
  return open.find((meal) => meal.time >= time) ?? open[0];
}

/** The time of the last analysed meal of a day, whose values are a model's estimate; undefined without one. */
export const analysedAt = ({ meals }: Pick<DailyReport, 'meals'>): string | undefined =>
  meals
    .filter(({ analysisId, aiFoodAnalysisId }) => analysisId ?? aiFoodAnalysisId)
    .map(({ recordedAt }) => recordedAt)
    .sort((a, b) => instantOf(b) - instantOf(a))[0];
