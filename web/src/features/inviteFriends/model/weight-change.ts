import type { HealthDataPoint } from '@health-app/sdk';
import { isLossTooFast } from '@health-app/sdk/safety';
import { addDays, type Day, daysBetween, startOfWeek, weekOf } from '#lib/time/days.ts';

/** Periods that a person can share, days. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

/** The change of a weight between the first and the last reading of a period. */
export interface WeightChange {
  /** kg with one decimal, negative for a loss. */
  kg: number;
  /** Percent of the first weight with one decimal, negative for a loss. */
  percent: number;
  /** Days between the two readings. */
  days: number;
  /** Number of days with a reading. */
  recorded: number;
  /** Whether the loss is faster than a steady one. */
  fast: boolean;
  /** The last weight, kg. */
  latest: number;
  /** The readings, oldest first. */
  points: WeightPoint[];
}

/** A weight of a day, kg. */
export type WeightPoint = Pick<HealthDataPoint, 'date' | 'value'>;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10 || 0;

/**
 * Computes the change over the days up to today.
 * @param points readings of days, in any order; readings without a positive weight are left out
 * @returns `undefined` without readings on two days
 */
export function changeOver(points: readonly WeightPoint[], period: Period, today: Day): WeightChange | undefined {
  const start = addDays(today, -period);
  const known = points
    .filter(({ date, value }) => date >= start && date <= today && Number.isFinite(value) && value > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [known[0], known[known.length - 1]];
  if (!first || !last || first.date === last.date) return undefined;
  const days = daysBetween(first.date, last.date);
  const percent = ((last.value - first.value) / first.value) * 100;
  return {
    kg: oneDecimal(last.value - first.value),
    percent: oneDecimal(percent),
    days,
    recorded: new Set(known.map(({ date }) => date)).size,
    fast: isLossTooFast(first.value, last.value, days),
    latest: last.value,
    points: known.map(({ date, value }) => ({ date, value })),
  };
}

/**
 * The weeks from the first to the last reading: for each day whether it has a reading; null before the first
 * and after the last one.
 */
export function recordedWeeks(points: readonly WeightPoint[], firstDay: number): (boolean | null)[][] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return [];
  const known = new Set(points.map(({ date }) => date));
  const weeks: (boolean | null)[][] = [];
  for (let day = startOfWeek(first.date, firstDay); day <= last.date; day = addDays(day, 7)) {
    weeks.push(weekOf(day, firstDay).map((day) => (day < first.date || day > last.date ? null : known.has(day))));
  }
  return weeks;
}

/** The points of a polyline, "x,y x,y": both coordinates from 0 to 100, the heaviest weight at the top. */
export function curveOf(points: readonly WeightPoint[]): string {
  const weights = points.map(({ value }) => value);
  const [low, high] = [Math.min(...weights), Math.max(...weights)];
  const start = points[0]?.date ?? '';
  const span = Math.max(1, daysBetween(start, points[points.length - 1]?.date ?? start));
  const x = (date: string) => (daysBetween(start, date) / span) * 100;
  const y = (weight: number) => (high > low ? ((high - weight) / (high - low)) * 100 : 50);
  // oxlint-disable-next-line health/one-formatter -- coordinates, which nobody reads
  return points.map(({ date, value }) => `${x(date).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}
