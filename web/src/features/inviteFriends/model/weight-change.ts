import type { HealthDataPoint } from '@health-app/sdk';
import { isLossTooFast } from '@health-app/sdk/safety';
import { addDays, type Day, daysBetween } from '#lib/time/days.ts';

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
  /** For each day of the period, oldest first, whether it has a reading. */
  recorded: boolean[];
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
  // A change over 30 days needs the reading of the day before them, which is none of the 30 recorded days.
  const start = addDays(today, -period);
  const known = points
    .filter(({ date, value }) => date >= start && date <= today && Number.isFinite(value) && value > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [known[0], known[known.length - 1]];
  if (!first || !last || first.date === last.date) return undefined;
  const days = daysBetween(first.date, last.date);
  const dates = new Set(known.map(({ date }) => date));
  const percent = ((last.value - first.value) / first.value) * 100;
  return {
    kg: oneDecimal(last.value - first.value),
    percent: oneDecimal(percent),
    days,
    recorded: Array.from({ length: period }, (_, index) => dates.has(addDays(start, index + 1))),
    fast: isLossTooFast(first.value, last.value, days) === true,
    latest: last.value,
    points: known.map(({ date, value }) => ({ date, value })),
  };
}

/** The days as equal rows: one for a week, 10 or 15 days each for longer periods. */
export function rowsOfDays(recorded: readonly boolean[]): boolean[][] {
  const length = recorded.length === 7 ? 7 : recorded.length / (recorded.length > 30 ? 6 : 3);
  return Array.from({ length: recorded.length / length }, (_, row) => recorded.slice(row * length, (row + 1) * length));
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
