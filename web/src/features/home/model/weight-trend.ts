import type { HealthDataSeries } from '@health-app/sdk';
import { type Day, daysBetween, isDay } from '#lib/time/days.ts';

/** A point of a small trend, in a coordinate system of 100 by 30. */
export interface TrendPoint {
  x: number;
  y: number;
}

type Points = HealthDataSeries['points'];

/**
 * The lines of a small trend. A gap in the days breaks the line.
 * @param from first day of the trend
 * @param to last day
 */
export function trendLines(points: Points, from: Day, to: Day): TrendPoint[][] {
  const known = completeOf(points);
  const days = Math.max(1, daysBetween(from, to) || 1);
  const values = known.map(meanOf);
  const low = Math.min(...values);
  // A trend within half a kilogram looks flat instead of steep.
  const range = Math.max(0.5, Math.max(...values) - low);
  const lines: TrendPoint[][] = [];
  let before: Day | undefined;
  for (const point of known) {
    const line = before !== undefined && daysBetween(before, point.date) === 1 ? lines[lines.length - 1] : undefined;
    const place = {
      x: (daysBetween(from, point.date) / days) * 100,
      y: 30 - ((meanOf(point) - low) / range) * 30,
    };
    if (line) line.push(place);
    else lines.push([place]);
    before = point.date;
  }
  return lines;
}

/** The end points of each gap between two lines. */
export const gapsOf = (lines: readonly TrendPoint[][]): [from: TrendPoint, to: TrendPoint][] =>
  lines.slice(1).flatMap(([to], index) => {
    const before = lines[index] ?? [];
    const from = before[before.length - 1];
    return from && to ? [[from, to] as [TrendPoint, TrendPoint]] : [];
  });

/** The change over the days of a trend, kg to a tenth; `undefined` with fewer than two days. */
export function changeOf(points: Points): { since: Day; change: number } | undefined {
  const known = completeOf(points);
  const [first] = known;
  const last = known[known.length - 1];
  if (!first || !last || first === last) return undefined;
  return { since: first.date, change: Math.round((meanOf(last) - meanOf(first)) * 10) / 10 };
}

const meanOf = ({ min, max }: Points[number]): number => (min + max) / 2;

/** The points without those whose value or day a reply lacks; arithmetic takes null for 0. */
const completeOf = (points: Points): Points =>
  points.filter(({ date, min, max }) => isDay(date) && [min, max].every(Number.isFinite));
