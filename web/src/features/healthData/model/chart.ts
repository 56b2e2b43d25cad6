/** Converts the readings of a period to lines of a chart. */

import type { HealthDataDetail, HealthDataPoint, HealthDataSeries, HealthPeriod, NormalRange } from '@health-app/sdk';
import type { AgeGroup } from '#domains/health/model/age-group.ts';
import { pointDays } from '#domains/health/model/point-days.ts';
import type { Open } from '#lib/open-value.ts';
import { addDays, type Day, dayNumber, daysFrom } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';

/** A point of a line: days since 1970 and a value; null is a gap. */
interface Point {
  x: number;
  y: number | null;
}

/** Minimum number of days with a reading for a mean of seven days. */
const fewestDays = 3;

/** Compared with the normal range. */
export type Level = 'low' | 'normal' | 'high';

/** Both ends of a normal range; null means open. */
export interface Limits {
  min: number | null;
  max: number | null;
}

/** The ends of a normal range; `undefined` if there is none. A reply may contain strings instead of numbers. */
export function limitsOf(normal: NormalRange | null | undefined): Limits | undefined {
  const [min, max] = [normal?.min, normal?.max].map((end) => (Number.isFinite(end) ? (end as number) : null));
  return min == null && max == null ? undefined : { min: min ?? null, max: max ?? null };
}

/** The level of a value; the ends of the range are normal. `undefined` without a value or a range. */
export function levelOf(value: number | undefined, limits: Limits | undefined): Level | undefined {
  if (value === undefined || !Number.isFinite(value) || !limits) return undefined;
  if (limits.min !== null && value < limits.min) return 'low';
  return limits.max !== null && value > limits.max ? 'high' : 'normal';
}

/**
 * Whether to show a goal: neither the goal nor the value is below the range. Without a range, as for a child, the app
 * cannot tell whether a goal is healthy.
 */
export const isGoalHealthy = (goal: number | null, value: number, { min }: Limits): goal is number =>
  goal !== null && Number.isFinite(goal) && min !== null && goal >= min && value >= min;

/**
 * Removes the ranges from the detail for a child and for a person of unknown age, and the range of a weight in pregnancy.
 * The server does the same.
 */
export const withRangesFor = (ageGroup: AgeGroup, isPregnant: boolean, detail: HealthDataDetail): HealthDataDetail =>
  ageGroup === 'adult' && !(isPregnant && detail.healthDataType === 'weight')
    ? detail
    : { ...detail, series: detail.series.map((one) => ({ ...one, normal: null })) };

/** One point for each day, week or month of a period. Those without a reading break the line. */
export function lineOf(points: readonly HealthDataPoint[], period: Open<HealthPeriod>, from: Day, to: Day): Point[] {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  return pointDays(period, from, to).map((day) => ({ x: dayNumber(day), y: values.get(day) ?? null }));
}

/**
 * The mean of the seven days up to each day. Days without a reading are ignored.
 * @param points readings of the days from `loadedFrom` on
 * @param from first day of the line
 * @param to last day of the line
 */
export function weeklyMean(points: readonly HealthDataPoint[], loadedFrom: Day, from: Day, to: Day): Point[] {
  return daysFrom(from, to).map((day) => {
    const first = addDays(day, -6);
    const values = points.filter(({ date, value }) => date >= first && date <= day && Number.isFinite(value));
    const known = first >= loadedFrom && values.length >= fewestDays;
    return {
      x: dayNumber(day),
      y: known ? values.reduce((sum, { value }) => sum + value, 0) / values.length : null,
    };
  });
}

/**
 * The mean of a period, each day with the same weight.
 * @returns `undefined` if fewer than three days have a reading
 */
export function meanOf(points: readonly HealthDataPoint[]): number | undefined {
  const values = points.flatMap(({ value }) => (Number.isFinite(value) ? [value] : []));
  return values.length < fewestDays ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A measurement with the values of all series that have the same time, such as both of the blood pressure. */
export interface Measurement {
  measuredAt: string;
  source: HealthDataPoint['source'];
  values: { code: HealthDataSeries['code']; value: number }[];
}

/** The measurements of a period, newest first. */
export function readingsByTime(series: readonly HealthDataSeries[]): Measurement[] {
  const byTime = new Map<string, Measurement>();
  for (const { code, points } of series) {
    for (const { measuredAt, source, value } of points) {
      const one = byTime.get(measuredAt) ?? { measuredAt, source, values: [] };
      one.values.push({ code, value });
      byTime.set(measuredAt, one);
    }
  }
  return [...byTime.values()].sort((a, b) => instantOf(b.measuredAt) - instantOf(a.measuredAt));
}

interface Boundaries {
  level: Level;
  from: number;
  to: number;
}

/** The bands of a scale around a normal range, each as long as the range. The ends of the range belong to it. */
export function scaleOf({ min, max }: Limits): Boundaries[] {
  const [low, high] = [min ?? 0, max ?? (min ?? 0) * 2];
  const room = (high - low) / 2 || 1;
  return [
    ...(min === null ? [] : [{ level: 'low' as const, from: Math.max(0, low - room), to: low }]),
    { level: 'normal', from: low, to: high + 0.001 },
    ...(max === null ? [] : [{ level: 'high' as const, from: high + 0.001, to: high + room }]),
  ];
}
