import { expect, test } from 'vitest';
import { dosesOf, hasTrend, knownTrends, rangeOf, seriesOf } from './trends.ts';

const now = new Date(2026, 10, 20, 16, 20);

const steps = (...values: [date: string, steps: number][]) => ({
  steps: values.map(([date, steps]) => ({ date, steps })),
});

test('the line of a daily count has a gap for a missing day and omits today', () => {
  const [line] = seriesOf(
    'steps',
    steps(['2026-10-31', 9760], ['2026-11-02', 12232], ['2026-11-03', 6290], ['2026-11-20', 40]),
    now,
  );
  expect(line?.points.map(({ y }) => y)).toEqual([9760, null, 12232, 6290]);
  expect(line?.points.map(({ x }) => x)).toEqual([...(line?.points ?? [])].map(({ x }) => x).sort((a, b) => a - b));
});

test('a value without a time and a list that is none hide no other value', () => {
  const weight = [
    { weight: 64, measuredAt: '2026-11-18T07:00:00+08:00' },
    { weight: 65, measuredAt: null },
  ];
  const trends = { weight, steps: [{ steps: 5_000 }, null], bloodSugar: 'text', heartRate: null };
  expect(knownTrends(trends as never)).toEqual({
    weight: weight.slice(0, 1),
    steps: [],
    bloodSugar: [],
    heartRate: [],
  });
  expect(knownTrends(undefined as never)).toEqual({});
});

test.each([null, undefined, 'twelve'])('the doses of a day are not known with %j', (taken) => {
  const days = [{ date: '2026-11-19', planned: 2, taken, skipped: 0 }];
  expect(dosesOf(days as never, now)).toEqual({ planned: 2, taken: Number.NaN });
});

test('weights a week apart are joined; two weeks without a value leave a gap', () => {
  const weight = ['2026-10-25', '2026-11-01', '2026-11-18'].map((date, index) => ({
    weight: 64 + index,
    measuredAt: `${date}T07:00:00+08:00`,
  }));
  expect(seriesOf('weight', { weight }, now)[0]?.points.map(({ y }) => y)).toEqual([64, 65, null, 66]);
});

test('fasting blood glucose has a line of its own', () => {
  const bloodSugar = [
    { glucose: 6.6, moment: 'fasting', measuredAt: '2026-11-03T06:55:00+08:00' },
    { glucose: 8.9, moment: 'afterMeal', measuredAt: '2026-11-05T13:40:00+08:00' },
    { glucose: 6.4, moment: 'fasting', measuredAt: '2026-11-10T06:48:00+08:00' },
  ] as const;
  const series = seriesOf('bloodSugar', { bloodSugar: [...bloodSugar] }, now);
  expect(series.map(({ key, points }) => [key, ...points.map(({ y }) => y)])).toEqual([
    ['fasting', 6.6, 6.4],
    ['otherSugar', 8.9],
  ]);
  expect(seriesOf('bloodSugar', { bloodSugar: bloodSugar.slice(0, 1) }, now).map(({ key }) => key)).toEqual([
    'fasting',
  ]);
});

test('blood pressure has two lines, and medication has none', () => {
  const bloodPressure = [{ systolic: 138, diastolic: 84, pulse: null, measuredAt: '2026-11-20T07:20:00+08:00' }];
  const series = seriesOf('bloodPressure', { bloodPressure }, now);
  expect(series.map(({ key, points }) => [key, points[0]?.y])).toEqual([
    ['systolic', 138],
    ['diastolic', 84],
  ]);
  expect(hasTrend(series)).toBe(false);
  expect(seriesOf('medication', {}, now)).toEqual([]);
});

test('a trend needs two consecutive values', () => {
  const trend = (...dates: string[]) =>
    hasTrend(seriesOf('steps', steps(...dates.map((date): [string, number] => [date, 5_000])), now));
  expect(trend('2026-11-10', '2026-11-11')).toBe(true);
  expect(trend('2026-11-10', '2026-11-12')).toBe(false);
  expect(trend()).toBe(false);
});

test('the range of a line ignores its gaps', () => {
  const [line] = seriesOf('steps', steps(['2026-10-31', 9760], ['2026-11-02', 12232]), now);
  expect(line && rangeOf(line)).toEqual([9760, 12232]);
  expect(rangeOf({ key: 'steps', points: [] })).toBeUndefined();
});

test('only doses of past days are counted', () => {
  const doses = (date: string, taken: number) => ({ date, planned: 2, taken, skipped: 0 });
  expect(dosesOf([doses('2026-11-18', 2), doses('2026-11-19', 1), doses('2026-11-20', 0)], now)).toEqual({
    planned: 4,
    taken: 3,
  });
  expect(dosesOf(undefined, now)).toEqual({ planned: 0, taken: 0 });
});
