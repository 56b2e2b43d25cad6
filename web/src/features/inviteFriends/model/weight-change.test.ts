import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { readParams } from '#platform/routing/params.ts';
import { weightParams } from './params.ts';
import { changeOver, curveOf, rowsOfDays } from './weight-change.ts';

const today = '2026-11-20';
const point = (daysAgo: number, value: number) => ({ date: addDays(today, -daysAgo), value });

describe('the change of a weight', () => {
  it('the weight change is that from the first to the last reading of the period', () => {
    const points = [point(40, 63), point(29, 61), point(7, 59.4), point(0, 58.6)];
    expect(changeOver(points, 30, today)).toEqual({
      kg: -2.4,
      percent: -3.9,
      days: 29,
      recorded: expect.arrayContaining([true, false]),
      fast: false,
      latest: 58.6,
      points: [61, 59.4, 58.6].map((value) => expect.objectContaining({ value })),
    });
  });

  it.each([
    ['over 1 % a week', [point(7, 60), point(0, 59.3)], true],
    ['1 % a week', [point(7, 60), point(0, 59.4)], false],
    ['a gain', [point(7, 60), point(0, 62)], false],
    ['too fast from three days on', [point(3, 60), point(0, 59)], true],
    ['two days are too short to judge', [point(2, 60), point(0, 59)], false],
    ['over 1 kg a week of a heavy person', [point(7, 120), point(0, 118.9)], true],
  ])('the pace of a weight loss is judged: %s', (_, points, fast) =>
    expect(changeOver(points, 7, today)?.fast).toBe(fast),
  );

  it.each([
    ['nothing', []],
    ['one day', [point(0, 58.6)]],
    ['readings before the period', [point(60, 62), point(50, 61)]],
    ['readings without a weight', [point(7, 0), point(3, Number.NaN), point(0, 58.6)]],
  ])('the weight change is undefined for %s', (_, points) => expect(changeOver(points, 30, today)).toBeUndefined());

  it('a weight change is never −0, and its weights run from the oldest to the newest', () => {
    const weights = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.double({ min: 20, max: 300, noNaN: true })));
    fc.assert(
      fc.property(weights, (readings) => {
        const change = changeOver(
          readings.map(([ago, value]) => point(ago, value)),
          30,
          today,
        );
        if (!change) return;
        expect(Object.is(change.kg, -0)).toBe(false);
        expect(change.days).toBeGreaterThan(0);
        expect(change.points[change.points.length - 1]?.value).toBe(change.latest);
      }),
    );
  });
});

test('a weight curve fills its box; a constant weight is drawn in the middle', () => {
  const day = (date: string, value: number) => ({ date, value });
  const curve = [day('2026-11-01', 61), day('2026-11-02', 60), day('2026-11-05', 59)];
  expect(curveOf(curve)).toBe('0.0,0.0 25.0,50.0 100.0,100.0');
  expect(curveOf([day('2026-11-01', 60), day('2026-11-05', 60)])).toBe('0.0,50.0 100.0,50.0');
});

describe('the link of a change', () => {
  const read = (search: string) => readParams(weightParams, new URLSearchParams(search));

  it('the link of a weight change has the change, its days and its unit', () => {
    expect(read('change=-2.4&days=29&by=kg')).toMatchObject({ change: -2.4, days: 29, by: 'kg' });
    expect(read('')).toEqual({});
  });

  it.each([
    'change=-51&days=30&by=kg',
    'change=-2.44&days=30&by=kg',
    'change=1e1&days=30&by=kg',
    'change=NaN&days=30&by=kg',
    'change=-2&days=0&by=kg',
    'change=-2&days=367&by=kg',
    'change=-2&days=30&by=stone',
  ])('the link of a weight change is invalid with %s', (search) => expect(read(search)).toBeUndefined());
});

test.each([
  [7, 1],
  [30, 3],
  [90, 6],
] as const)('the %s days of a period are drawn in %s equal rows', (period, rows) => {
  const points = Array.from({ length: period + 1 }, (_, ago) => point(ago, 60));
  const recorded = changeOver(points, period, today)?.recorded ?? [];
  expect(recorded).toEqual(Array.from({ length: period }, () => true));
  expect(rowsOfDays(recorded)).toHaveLength(rows);
  expect(new Set(rowsOfDays(recorded).map(({ length }) => length)).size).toBe(1);
});
