/** The values of the last thirty days, as series of a chart. */
import type { FamilySharedKind, FamilyTrends, MedicationDay } from '@health-app/sdk';
import { numberOf } from '#lib/open-value.ts';
import { addDays, dayOf, wallClock } from '#lib/time/days.ts';
import { dayAt } from '#lib/time/local-clock.ts';

export interface Point {
  /** ms since 1970 */
  x: number;
  /** Null breaks the line. */
  y: number | null;
}

export type SeriesKey = 'weight' | 'systolic' | 'diastolic' | 'fasting' | 'otherSugar' | 'heartRate' | 'steps';

export interface Series {
  key: SeriesKey;
  points: Point[];
}

const day = 86_400_000;
/** Longest time between two connected values of a kind that is measured occasionally. */
const longestPause = 14 * day;
/** Longest time between two connected daily values, with an allowance for a clock change. */
const nextDay = 1.5 * day;

type Timed = { measuredAt: string } | { date: string };

const timeOf = (value: Timed): string => ('date' in value ? value.date : value.measuredAt);

/** The trends without lists and values that cannot be placed in time, so that one of them does not hide the others. */
export function knownTrends(trends: FamilyTrends): FamilyTrends {
  const known = Object.entries(Object(trends)).map(([kind, values]) => [
    kind,
    Array.isArray(values) ? values.filter((value) => typeof timeOf(Object(value)) === 'string') : [],
  ]);
  return Object.fromEntries(known) as FamilyTrends;
}

/** Filters the trends to the last days, including today. */
export function lastDays(trends: FamilyTrends, days: number, now: Date): FamilyTrends {
  const from = addDays(dayAt(now), 1 - days);
  const within = (value: Timed) => dayOf(timeOf(value)) >= from;
  const kept = Object.entries(trends).map(([kind, values]) => [kind, values?.filter(within)]);
  return Object.fromEntries(kept) as FamilyTrends;
}

/** The line of a kind, or two related lines. Medication has no line, because its days are counted. */
export function seriesOf(kind: FamilySharedKind, trends: FamilyTrends, now: Date): Series[] {
  switch (kind) {
    case 'weight':
      return [line('weight', trends.weight, (value) => value.weight)];
    case 'bloodPressure':
      return [
        line('systolic', trends.bloodPressure, (value) => value.systolic),
        line('diastolic', trends.bloodPressure, (value) => value.diastolic),
      ];
    case 'bloodSugar': {
      // Glucose is naturally higher after a meal, so one line through all values would show changes that mean nothing.
      const values = trends.bloodSugar ?? [];
      const series = [
        line(
          'fasting',
          values.filter(({ moment }) => moment === 'fasting'),
          (value) => value.glucose,
        ),
        line(
          'otherSugar',
          values.filter(({ moment }) => moment !== 'fasting'),
          (value) => value.glucose,
        ),
      ];
      return series.filter(({ points }) => points.length > 0);
    }
    case 'heartRate':
      return [line('heartRate', trends.heartRate, (value) => value.heartRate)];
    case 'steps': {
      // Today is incomplete, and would look low compared with full days.
      const whole = (trends.steps ?? []).filter(({ date }) => date < dayAt(now));
      return [
        line(
          'steps',
          whole.map(({ date, steps }) => ({ measuredAt: date, steps })),
          (value) => value.steps,
          nextDay,
        ),
      ];
    }
    case 'medication':
      return [];
  }
}

function line<Value extends { measuredAt: string }>(
  key: SeriesKey,
  values: Value[] = [],
  read: (value: Value) => number,
  pause = longestPause,
): Series {
  const points: Point[] = [];
  let before: number | undefined;
  for (const value of values) {
    const { measuredAt } = value;
    const x = wallClock(measuredAt);
    if (before !== undefined && x - before > pause) points.push({ x: (x + before) / 2, y: null });
    points.push({ x, y: read(value) });
    before = x;
  }
  return { key, points };
}

/** Whether there is a line to draw: two consecutive values. */
export const hasTrend = (series: Series[]): boolean =>
  series.some(({ points }) => points.some(({ y }, index) => y !== null && (points[index + 1]?.y ?? null) !== null));

/** The lowest and the highest value of a series. */
export function rangeOf({ points }: Series): [low: number, high: number] | undefined {
  const values = points.flatMap(({ y }) => (y === null ? [] : [y]));
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : undefined;
}

/** Counts the doses of past days; today's are not complete. */
export function dosesOf(days: MedicationDay[] = [], now: Date): { planned: number; taken: number } {
  const whole = days.filter(({ date }) => date < dayAt(now));
  const sum = (name: 'planned' | 'taken') => whole.reduce((total, of) => total + numberOf(of[name]), 0);
  return { planned: sum('planned'), taken: sum('taken') };
}
