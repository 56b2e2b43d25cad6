import { nice, ticks } from 'd3-array';
import { extent, type Interval } from '#ui/gauge/extent.ts';

/** A point in the chart's own units; `y` is null for a missing measurement. */
export interface Point {
  x: number;
  y: number | null;
}

/** A point that has a value. */
export interface Value {
  x: number;
  y: number;
}

/** Larger values lose their differences to rounding. */
const largest = 1e15;

/** Whether a value can be drawn. A reply may contain a missing value, a string or an absurdly large number. */
export const isDrawable = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= largest;

/** Maps values to pixels. An interval of length 0 maps to the middle. */
export function scale([from, to]: Interval, [start, end]: Interval): (value: number) => number {
  return (value) => (from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start));
}

export interface Axis {
  domain: Interval;
  ticks: number[];
}

/**
 * An axis between two round values that enclose all values.
 * @param lines approximate number of ticks
 * @param format text of a tick; if two ticks would read the same, the axis has fewer
 */
export function fitAxis(values: Interval, lines: number, format: (value: number) => string = String): Axis {
  const [from, to] = isWide(values) ? values : around(values[0]);
  for (let count = Math.max(1, lines); count > 1; count--) {
    const axis = roundOut(from, to, count);
    if (new Set(axis.ticks.map(format)).size === axis.ticks.length) return axis;
  }
  return roundOut(from, to, 1);
}

/** The share of a coarse axis that a finer one must take away to be worth its lines. */
const saving = 0.15;

/** An axis with ends close to the values, where that saves much of its length. */
export function tightAxis(values: Interval, lines: number, format: (y: number) => string): Axis {
  const [coarse, fine] = [fitAxis(values, lines, format), fitAxis(values, lines + 2, format)];
  const length = ({ domain: [from, to] }: Axis) => to - from;
  const axis = length(fine) <= (1 - saving) * length(coarse) ? fine : coarse;
  // Ends close to the values can bring many lines, more than small differences deserve.
  return axis.ticks.length > lines + 2 ? { ...axis, ticks: axis.ticks.filter((_, index) => index % 2 === 0) } : axis;
}

/** The smallest difference that an axis shows, as a share of the values. */
const smallest = 1e-9;

/** Whether the ends of an interval differ by more than rounding errors, so that there are round values between them. */
const isWide = ([from, to]: Interval): boolean => to - from > smallest * Math.max(1, Math.abs(from), Math.abs(to));

/** Creates an interval around a single value. */
function around(value: number): Interval {
  const room = Math.abs(value) > smallest ? Math.abs(value) * 0.05 : 1;
  return [value - room, value + room];
}

function roundOut(from: number, to: number, count: number): Axis {
  const domain = nice(from, to, count);
  return { domain, ticks: ticks(...domain, count) };
}

/** The smallest share of the chart's height that the data must fill beside a range. */
const leastShare = 3 / 5;

/**
 * Extends the data's extent to the ends of a range so that its edges are visible, as long as the data still fill three
 * fifths of the chart. Otherwise the differences between the values, the subject of the chart, would be hard to see.
 */
export function includeIfNear(data: Interval, range: Interval): Interval {
  const room = (data[1] - data[0] || Math.abs(data[1]) * 0.05) / leastShare;
  const join = ([from, to]: Interval, value: number): Interval => [Math.min(from, value), Math.max(to, value)];
  return range
    .map((end) => join(data, end))
    .sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
    .reduce((joined, next) => {
      const wider: Interval = [Math.min(joined[0], next[0]), Math.max(joined[1], next[1])];
      return wider[1] - wider[0] <= room ? wider : joined;
    }, data);
}

/** More ticks than fit into any chart. */
const mostTicks = 120;

/**
 * Ticks of the x axis. For small numbers (months, days) they are round values between the first and the last. For large
 * ones, such as timestamps in ms, they are the values themselves, because round timestamps mean nothing to a reader.
 */
export function ticksOfX(xs: number[], count: number): number[] {
  const [from, to] = extent(xs) ?? [0, 0];
  if (!isWide([from, to])) return [from];
  if (to - from > 10_000) {
    const moments = [...new Set(xs)].sort((a, b) => a - b);
    const step = Math.ceil(moments.length / mostTicks);
    return moments.filter((_, index) => (moments.length - 1 - index) % step === 0);
  }
  const whole = xs.every(Number.isInteger);
  return ticks(from, to, count).filter((tick) => !whole || Number.isInteger(tick));
}

type Place = (value: number) => number;

/** The path of a line, which breaks at missing values. A point between two gaps becomes a dot. */
export function linePath(points: readonly Point[], x: Place, y: Place): string {
  return runs(points)
    .map((run) => {
      const path = run.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(x(point.x))},${round(y(point.y))}`);
      return run.length === 1 ? `${path[0]}h0` : path.join('');
    })
    .join('');
}

/** The path over the gaps of a line, from the last value before each to the first one after it. */
export function gapPath(points: readonly Point[], x: Place, y: Place): string {
  const stretches = runs(points);
  return stretches
    .slice(1)
    .map((after, index) => {
      const ends = [stretches[index]?.slice(-1)[0], after[0]] as [Value, Value];
      return ends.map((end, at) => `${at === 0 ? 'M' : 'L'}${round(x(end.x))},${round(y(end.y))}`).join('');
    })
    .join('');
}

/** The area between a lower and an upper line; empty unless both are complete. */
export function areaPath(lower: readonly Point[], upper: readonly Point[], x: Place, y: Place): string {
  const back = [...lower].reverse();
  const around = [...upper, ...back];
  if (lower.length < 2 || upper.length < 2 || around.some((point) => point.y === null)) return '';
  return `${linePath(around, x, y)}Z`;
}

/** A bar on the baseline, with rounded corners at its top. */
export function barPath(left: number, width: number, ground: number, top: number, radius: number): string {
  const corner = round(Math.min(radius, width / 2, ground - top));
  const [l, r, g, t] = [left, left + width, ground, top].map(round) as [number, number, number, number];
  return `M${l},${g}V${t + corner}q0,${-corner} ${corner},${-corner}H${r - corner}q${corner},0 ${corner},${corner}V${g}Z`;
}

/** Stretches of points without gaps. */
function runs(points: readonly Point[]): Value[][] {
  const all: Value[][] = [];
  let open: Value[] | undefined;
  for (const { x, y } of points) {
    if (y === null) open = undefined;
    else if (open) open.push({ x, y });
    else {
      open = [{ x, y }];
      all.push(open);
    }
  }
  return all;
}

/** Points with a gap on both sides, which are not part of a line. */
export function lonePoints(points: readonly Point[]): Value[] {
  return runs(points).flatMap((run) => (run.length === 1 ? run : []));
}

/** Index of the nearest position; -1 without positions. */
export function nearest(places: readonly number[], place: number): number {
  let best = -1;
  for (const [index, other] of places.entries()) {
    if (best < 0 || Math.abs(other - place) < Math.abs((places[best] as number) - place)) best = index;
  }
  return best;
}

/** A sample of at most `limit` items, spread evenly, with the first and the last. */
export function sample<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items];
  const last = items.length - 1;
  return Array.from({ length: limit }, (_, index) => items[Math.round((index * last) / (limit - 1))] as Item);
}

const round = (value: number) => Math.round(value * 10) / 10;
