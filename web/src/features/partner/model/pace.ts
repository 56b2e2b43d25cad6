import type { PartnerPeriod, PartnerProgressPoint } from '@health-app/sdk';
import { type Day, daysBetween } from '../../../lib/days.ts';
import { steadyWeek } from '../../../lib/steady-loss.ts';

/** Shortest time between the compared weights, days: over less, changes of water outweigh those of fat. */
const shortest = 7;
/** Longest time between the compared weights, days: a longer one does not show the current pace. */
const longest = 35;
/** Largest age of the latest weight, days: beyond it the current pace is unknown. */
const stale = 14;

export interface Pace {
  /** Percent of the body weight per week, with one decimal; negative for a gain. */
  perWeek: number;
  fast: boolean;
}

/** The current pace, from the latest weight and the nearest one at least a week before. */
export function paceOf(trend: PartnerProgressPoint[], today: Day): Pace | undefined {
  const last = trend[trend.length - 1];
  if (!last || daysBetween(last.date, today) > stale) return undefined;
  const earlier = trend.filter(({ date }) => daysBetween(date, last.date) >= shortest);
  const base = earlier[earlier.length - 1];
  if (!base) return undefined;
  const days = daysBetween(base.date, last.date);
  if (days > longest) return undefined;
  const before = 100 - base.lostPercent;
  const lost = ((last.lostPercent - base.lostPercent) / before) * 100;
  const perWeek = Math.round((lost / days) * 7 * 10) / 10;
  return { perWeek, fast: perWeek > steadyWeek };
}

const weeks: Record<PartnerPeriod, number> = { week: 1, month: 30 / 7, total: Number.POSITIVE_INFINITY };

/**
 * Whether a ranked loss is too fast. The total since the start does not tell, because the people started at different times.
 */
export const isFast = (lostPercent: number, period: PartnerPeriod): boolean => lostPercent > steadyWeek * weeks[period];
