import type { HealthDataPoint } from '@health-app/sdk';
import { fastestWeeklyLoss, isLossTooFast } from '@health-app/sdk/safety';
import { type Day, daysBetween } from '#lib/time/days.ts';

/** Shortest time between the weights of a steady pace, days. Over a shorter time, water outweighs fat. */
const steadySpan = 7;
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

type Weights = readonly Pick<HealthDataPoint, 'date' | 'value'>[];

/**
 * The current pace of weight loss, from the latest weight and the nearest one at least a week before. A loss that is too fast
 * over any other span comes first, with the fastest rate.
 * @param weights kg, oldest first
 */
export function paceOf(weights: Weights, today: Day): Pace | undefined {
  const last = weights[weights.length - 1];
  if (!last || daysBetween(last.date, today) > stale) return undefined;
  const spans = weights
    .map(({ date, value }) => ({ from: value, days: daysBetween(date, last.date) }))
    .filter(({ from, days }) => from > 0 && days > 0 && days <= longest)
    .map(({ from, days }) => ({
      days,
      perWeek: ((from - last.value) / from / days) * 7 * 100,
      fast: isLossTooFast(from, last.value, days) === true,
    }));
  const weekly = spans.filter(({ days }) => days >= steadySpan).pop();
  const [fastest] = spans.filter(({ fast }) => fast).sort((one, other) => other.perWeek - one.perWeek);
  const pace = weekly?.fast ? weekly : (fastest ?? weekly);
  if (!pace) return undefined;
  const { perWeek, fast } = pace;
  const rounded = Math.round(perWeek * 10) / 10;
  return { perWeek: fast && rounded <= fastestWeeklyLoss.percent ? Math.ceil(perWeek * 100) / 100 : rounded, fast };
}
