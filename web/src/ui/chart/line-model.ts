/** The content of a line chart as plain data. */
import type { Tone } from '#ui/Badge.tsx';
import { extent, type Interval } from '#ui/gauge/extent.ts';
import { fitAxis, includeIfNear, isDrawable, type Point, tightAxis, type Value } from './scale.ts';

export interface Series {
  key: string;
  name: string;
  points: readonly Point[];
  /**
   * `main` and `dashed` are lines of the person's values, `dots` are single values, `trend` is the line through them, and
   * `soft` is a background. @default 'main'
   */
  variant?: 'main' | 'dashed' | 'dots' | 'trend' | 'soft';
}

/** A surface between two lines, such as two percentiles. */
export interface Area {
  key: string;
  lower: readonly Point[];
  upper: readonly Point[];
  tone: Tone;
}

/** A selectable point. */
export interface PickedPoint {
  x: number;
  y: number;
  /** Key of the series; absent for a mark. */
  key?: string;
}

/** All values at one x: those of the series, and a mark. */
export interface Reading {
  x: number;
  values: { key?: string; name?: string; y: number }[];
}

/** Replaces values that cannot be drawn by gaps, and drops points without a position. */
export const finite = (points: readonly Point[]): Point[] =>
  points.filter(({ x }) => isDrawable(x)).map(({ x, y }) => ({ x, y: isDrawable(y) ? y : null }));

const has = (point: Point): point is Value => point.y !== null;

export function valuesOf(series: readonly Series[], marks: readonly Point[] = []) {
  return [...series.flatMap(({ points }) => points), ...marks].filter(has);
}

/**
 * The selectable readings: marks, points of main series and dots, or if there are none, the points of all series. A dashed
 * series or a trend is read together with one of these that has a value at the same x.
 */
export function readingsOf(series: readonly Series[], marks?: readonly Point[]): Reading[] {
  const main = series.filter(({ variant = 'main' }) => variant === 'main' || variant === 'dots');
  const leading = main.length > 0 || marks ? main : series;
  const readings = new Map<number, Reading>();
  const at = (x: number) => {
    const reading = readings.get(x) ?? { x, values: [] };
    readings.set(x, reading);
    return reading;
  };
  for (const { x, y } of (marks ?? []).filter(has)) at(x).values.push({ y });
  for (const { key, name, points } of leading) {
    for (const { x, y } of points.filter(has)) at(x).values.push({ key, name, y });
  }
  for (const { key, name, points, variant } of series) {
    if ((variant !== 'dashed' && variant !== 'trend') || leading === series) continue;
    for (const { x, y } of points.filter(has)) readings.get(x)?.values.push({ key, name, y });
  }
  return [...readings.values()].sort((a, b) => a.x - b.x);
}

/** The share of the axis that the lowest value keeps from its start: on the start, it would seem to be the least possible one. */
const floor = 0.04;

/** The space above a trend, as a share of the values. */
const headRoom = 0.05;

/** The y axis fits the values, and includes the ends of the normal ranges that are near. */
export function yAxisOf(
  {
    series,
    marks,
    areas,
    bands = [],
  }: { series: readonly Series[]; marks?: readonly Point[]; areas?: readonly Area[]; bands?: readonly Band[] },
  lines: number,
  format: (y: number) => string,
) {
  const surfaces = (areas ?? []).flatMap(({ lower, upper }) => [...lower, ...upper]).filter(has);
  const values = extent(valuesOf(series, marks).map(({ y }) => y));
  const data = extent([...(values ?? []), ...surfaces.map(({ y }) => y)]);
  const ranges = bands.flatMap(({ from, to }): Interval[] => {
    const [low, high] = [from ?? to, to ?? from];
    return low === null || high === null ? [] : [[low, high]];
  });
  if (!data) return fitAxis(extent(ranges.flat()) ?? [0, 1], lines, format);
  const [from, to] = ranges.reduce(includeIfNear, data);
  // A trend lags behind its dots, so it often has the highest value, and would begin on the frame.
  const top = series.some(({ variant }) => variant === 'trend') ? to + (to - from) * headRoom : to;
  const axis = tightAxis([from, top], lines, format);
  const least = (values ?? data)[0] - (axis.domain[1] - axis.domain[0]) * floor;
  return least > 0 && least < axis.domain[0] ? tightAxis([least, top], lines, format) : axis;
}

/** A normal range; `null` means no limit on that side. */
export interface Band {
  from: number | null;
  to: number | null;
}

/** The share of the picture from which a strip seems to be its ground. */
const groundShare = 0.9;

/** Whether a range holds all values, and nearly the whole picture: a strip of it would only tint the picture. */
export function isGround({ from, to }: Band, [least, most]: Interval, [low, high]: Interval): boolean {
  const [start, end] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  if (least < start || most > end) return false;
  return Math.min(end, high) - Math.max(start, low) >= groundShare * (high - low);
}

export function xDomainOf(
  series: readonly Series[],
  marks: readonly Point[] = [],
  areas: readonly Area[] = [],
): Interval {
  const surfaces = areas.flatMap(({ lower, upper }) => [...lower, ...upper]);
  // Includes points without a value: a week with one measured day is still a week.
  const all = [...series.flatMap(({ points }) => points), ...marks, ...surfaces];
  return extent(all.map(({ x }) => x)) ?? [0, 1];
}
