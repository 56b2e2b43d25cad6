import { addDays, daysBetween, msOf } from '../../engine/days.ts';
import { rounded } from '../../engine/round.ts';
import type { HealthDataPoint, HealthDataReading, HealthPeriod } from '../../generated/operations.ts';
import { firstDay } from './period.ts';

/** A reading, with the stages of a night. */
export type Reading = HealthDataReading & Pick<HealthDataPoint, 'stages'>;
/** The values of a day, or of the week or the month that begins with it. */
export type Point = HealthDataPoint;

const dayOf = ({ measuredAt }: Reading): string => measuredAt.slice(0, 10);

export const byTime = (a: Reading, b: Reading): number => msOf(a.measuredAt) - msOf(b.measuredAt);

/** The points of a period, from sorted readings. */
export function pointsOf(readings: Reading[], period: HealthPeriod, to: string, decimals: number): Point[] {
  const from = firstDay(period, to);
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const day = dayOf(reading);
    if (day < from || day > to) continue;
    const date = startOf(day, period, from);
    groups.set(date, [...(groups.get(date) ?? []), reading]);
  }
  return [...groups].map(([date, group]) => {
    const values = group.map(({ value }) => value);
    const { value, measuredAt, source, stages } = group.at(-1) as Reading;
    const isDay = period === 'week' || period === 'month';
    const shown = isDay ? value : sum(values) / values.length;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return {
      date,
      value: rounded(shown, decimals),
      min: rounded(least, decimals),
      max: rounded(most, decimals),
      count: values.length,
      measuredAt,
      source,
      ...(isDay && stages && { stages }),
    };
  });
}

/** The first day of the point that a day belongs to. */
function startOf(day: string, period: HealthPeriod, from: string): string {
  if (period === 'year') return `${day.slice(0, 7)}-01`;
  return period === 'halfYear' ? addDays(from, Math.floor(daysBetween(from, day) / 7) * 7) : day;
}

/** Generates the readings behind a chart of days and a chart of months, because the examples contain only charts. */
export function readingsBehind(days: Point[], from: string, months: Point[]): Reading[] {
  const known = days.flatMap(behindDay);
  const older = months.flatMap((month) =>
    behindMonth(
      month,
      from,
      known.filter((reading) => dayOf(reading).slice(0, 7) === month.date.slice(0, 7)),
    ),
  );
  return [...older, ...known].sort(byTime);
}

function behindDay({ date, value, min, max, count, measuredAt, source, stages }: Point): Reading[] {
  const others = unlike([value], [min, max], count - 1, value);
  const zone = measuredAt.slice(19);
  return [
    ...others.map((other) => ({ value: other, measuredAt: `${date}T00:00:00${zone}`, source })),
    { value, measuredAt, source, ...(stages && { stages }) },
  ];
}

/** Spreads readings over the days before the known ones; mean, lowest, highest and number match the point. */
function behindMonth(point: Point, from: string, known: Reading[]): Reading[] {
  const missing = point.count - known.length;
  const seen = known.map(({ value }) => value);
  const ends = unlike(seen, [point.max, point.min], missing);
  const rest = (point.value * point.count - sum(seen) - sum(ends)) / (missing - ends.length);
  const values = unlike(seen, [point.max, point.min], missing, clamp(rest, point.min, point.max));
  const last = dayOf(point) < from ? dayOf(point) : addDays(from, -1);
  const days = daysBetween(point.date, last);
  return values.map((value, index) => {
    const date = addDays(point.date, Math.round((days * (index + 1)) / missing));
    return { value, measuredAt: date + point.measuredAt.slice(10), source: point.source };
  });
}

/** Returns at most this many values: first the missing extremes, then fillers. */
function unlike(seen: number[], ends: number[], length: number, filling?: number): number[] {
  const values = [...new Set(ends)].filter((end) => !seen.includes(end)).slice(0, Math.max(0, length));
  if (filling === undefined) return values;
  return [...values, ...Array<number>(Math.max(0, length - values.length)).fill(filling)];
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
