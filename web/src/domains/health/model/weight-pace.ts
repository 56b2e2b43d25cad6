import type { HealthDataPoint } from '@health-app/sdk';
import { fastestWeeklyLoss, isLossTooFast } from '@health-app/sdk/safety';
import { type Day, daysBetween } from '#lib/time/days.ts';

/** Shortest time between the compared weights, days. Over a shorter time, water outweighs fat. */
const shortest = 7;
/** Longest time between the compared weights, days: a longer one does not show the current pace. */
const longest = 35;
/** Largest age of the latest weight, days: beyond it the current pace is unknown. */
const stale = 14;

export interface Pace {
  /**
   * Percent of the body weight per week, to one decimal, or two if one would hide that the loss is too fast; negative for a
   * gain.
   */
  perWeek: number;
  fast: boolean;
}

/**
 * The current pace of weight loss, from the latest weight and the nearest one at least a week before.
 * @param weights kg, oldest first
 */
export function paceOf(weights: readonly Pick<HealthDataPoint, 'date' | 'value'>[], today: Day): Pace | undefined {
  const last = weights[weights.length - 1];
  if (!last || daysBetween(last.date, today) > stale) return undefined;
  const earlier = weights.filter(({ date }) => daysBetween(date, last.date) >= shortest);
  const base = earlier[earlier.length - 1];
  if (!base || !(base.value > 0)) return undefined;
  const days = daysBetween(base.date, last.date);
  if (days > longest) return undefined;
  const perWeek = ((base.value - last.value) / base.value / days) * 7 * 100;
  const fast = isLossTooFast(base.value, last.value, days);
  const rounded = Math.round(perWeek * 10) / 10;
  return { perWeek: fast && rounded <= fastestWeeklyLoss.percent ? Math.ceil(perWeek * 100) / 100 : rounded, fast };
}
