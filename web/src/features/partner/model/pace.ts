import type { PartnerPeriod, PartnerProgressPoint } from '@health-app/sdk';
import { type Day, daysBetween } from '../../../lib/days.ts';

/**
 * Percent of the body weight a week up to which losing is called steady: 1 % of 50 to 100 kg is 0.5 to 1 kg, the most that
 * NICE CG189 (obesity: identification, assessment and management) advises, and about the 2 to 4 kg a month of the Chinese
 * dietary guide for adults with obesity (National Health Commission, 2024). Faster costs muscle and raises the risk of
 * gallstones.
 */
const steadyWeek = 1;

/** Weights closer together than this say more of water than of fat; days. */
const shortest = 7;
/** What was longer ago is no longer how fast one loses now; days. */
const longest = 35;
/** After so many days without a weight nobody knows how fast it goes; days. */
const stale = 14;

export interface Pace {
  /** Percent of the body weight a week, with one decimal; below 0 for a gain. */
  perWeek: number;
  fast: boolean;
}

/** How fast one loses now: between the latest weight and the nearest one a week or more before. */
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

/** Whether a place in a ranking comes from losing too fast. Since each began at another time, the total does not tell. */
export const isFast = (lostPercent: number, period: PartnerPeriod): boolean => lostPercent > steadyWeek * weeks[period];
