import type { HealthDataDetail, HealthDataPoint, HealthDataSeries } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '#lib/time/days.ts';
import {
  isGoalHealthy,
  levelOf,
  limitsOf,
  lineOf,
  meanOf,
  readingsByTime,
  scaleOf,
  weeklyMean,
  withRangesFor,
} from './chart.ts';

const point = (date: string, value: number): HealthDataPoint => ({
  date,
  value,
  min: value,
  max: value,
  count: 1,
  measuredAt: `${date}T07:12:00+08:00`,
  source: 'device',
});
const range = (min: number | null, max: number | null) => ({ min, max, reference: 'WS/T 428—2013' });

describe('a goal', () => {
  test.each([
    [55, 60, true],
    [48.6, 48.6, true],
    [48.5, 60, false],
    [55, 48.5, false],
    [null, 60, false],
    [Number.NaN, 60, false],
  ])('a goal of %s at a weight of %s is shown: %s', (goal, value, shown) =>
    expect(isGoalHealthy(goal, value, { min: 48.6, max: 62.9 })).toBe(shown),
  );

  test('a goal is not shown without a complete range', () => {
    expect(isGoalHealthy(55, 60, { min: null, max: 62.9 })).toBe(false);
  });
});

test.each(['child', 'unknown'] as const)(
  'a person of the age group %s has no normal range, even if the server sends one',
  (group) => {
    const detail = { series: [{ code: 'systolic', normal: range(90, 135) }] } as HealthDataDetail;
    expect(withRangesFor(group, false, detail).series[0]?.normal).toBeNull();
    expect(withRangesFor('adult', false, detail)).toBe(detail);
  },
);

test('the weight in a pregnancy has no normal range, even if the server sends one', () => {
  const detailOf = (healthDataType: string) =>
    ({ healthDataType, series: [{ normal: range(48.6, 62.9) }] }) as HealthDataDetail;
  expect(withRangesFor('adult', true, detailOf('weight')).series[0]?.normal).toBeNull();
  expect(withRangesFor('adult', true, detailOf('uricAcid')).series[0]?.normal).not.toBeNull();
});

describe('the level of a value', () => {
  test.each([
    [48.5, 'low'],
    [48.6, 'normal'],
    [62.9, 'normal'],
    [63, 'high'],
  ])('a value of %d is %s in a range from 48.6 to 62.9', (value, level) =>
    expect(levelOf(value, range(48.6, 62.9))).toBe(level),
  );

  test('a range may be open at one end; without a value or a range there is no level', () => {
    expect(levelOf(0, range(null, 360))).toBe('normal');
    expect(levelOf(361, range(null, 360))).toBe('high');
    expect(levelOf(1000, range(60, null))).toBe('normal');
    expect(levelOf(Number.NaN, range(1, 2))).toBeUndefined();
    expect(levelOf(1, undefined)).toBeUndefined();
    expect(limitsOf(range(null, null))).toBeUndefined();
    expect(limitsOf({ ...range(1, 2), min: '—' as never })).toEqual({ min: null, max: 2 });
  });
});

describe('a line', () => {
  const points = [point('2026-11-14', 59.2), point('2026-11-16', 59.1)];

  test('a line has a gap on a day without a reading', () => {
    const line = lineOf(points, 'week', '2026-11-14', '2026-11-17');
    expect(line.map(({ y }) => y)).toEqual([59.2, null, 59.1, null]);
    expect(line[0]?.x).toBe(dayNumber('2026-11-14'));
  });

  test('the line of a year has twelve months', () => {
    const line = lineOf([point('2026-03-01', 61.2)], 'year', '2025-12-01', '2026-11-20');
    expect(line).toHaveLength(12);
    expect(line[3]).toEqual({ x: dayNumber('2026-03-01'), y: 61.2 });
  });
});

describe('the mean of seven days', () => {
  test('the mean of seven days counts only days with a reading', () => {
    const points = [point('2026-11-14', 60), point('2026-11-15', 59), point('2026-11-18', 58)];
    const mean = weeklyMean(points, '2026-11-01', '2026-11-18', '2026-11-21');
    expect(mean.map(({ y }) => y)).toEqual([59, 59, 59, null]);
  });

  test('the mean of seven days begins once all seven days are loaded', () => {
    const points = ['12', '13', '14', '15', '16', '17', '18', '19'].map((day) => point(`2026-11-${day}`, 60));
    const mean = weeklyMean(points, '2026-11-12', '2026-11-17', '2026-11-19');
    expect(mean.map(({ y }) => y)).toEqual([null, 60, 60]);
  });

  test('the mean of seven days is between the lowest and highest reading', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { minLength: 7, maxLength: 7 }), (values) => {
        const points = values.map((value, index) => point(`2026-11-${11 + index}`, value));
        const [{ y } = { y: null }] = weeklyMean(points, '2026-11-11', '2026-11-17', '2026-11-17');
        expect(y).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(y).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }),
    );
  });
});

test('the mean of a period needs three days with a reading', () => {
  expect(meanOf([point('2026-11-18', 60), point('2026-11-19', 58)])).toBeUndefined();
  expect(meanOf([point('2026-11-18', 60), point('2026-11-19', 58), point('2026-11-20', 59)])).toBe(59);
});

test('readings of one time are one measurement, and the newest is first', () => {
  const series = (code: string, values: [string, number][]) =>
    ({
      code,
      points: values.map(([measuredAt, value]) => ({ ...point(measuredAt.slice(0, 10), value), measuredAt })),
    }) as HealthDataSeries;
  const [morning, evening] = ['2026-11-19T07:25:00+08:00', '2026-11-19T21:00:00+08:00'];
  const listed = readingsByTime([
    series('systolic', [
      [morning, 118],
      [evening, 124],
    ]),
    series('diastolic', [[morning, 76]]),
  ]);
  expect(listed.map(({ measuredAt, values }) => [measuredAt, values.map(({ value }) => value)])).toEqual([
    [evening, [124]],
    [morning, [118, 76]],
  ]);
});

test('a scale has a part beyond an end of its range only if that end exists', () => {
  expect(scaleOf(range(50, 60)).map(({ level, from }) => [level, Math.round(from)])).toEqual([
    ['low', 45],
    ['normal', 50],
    ['high', 60],
  ]);
  expect(scaleOf(range(null, 360)).map(({ level }) => level)).toEqual(['normal', 'high']);
  expect(scaleOf(range(60, null)).map(({ level }) => level)).toEqual(['low', 'normal']);
});
