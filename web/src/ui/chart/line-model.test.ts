import { expect, test } from 'vitest';
import { namedAtEnd, rowsOf } from './line-layout.ts';
import { finite, isGround, readingsOf, type Series, xDomainOf, yAxisOf } from './line-model.ts';
import type { Point } from './scale.ts';

const weight = {
  key: 'weight',
  name: 'Weight',
  points: [
    { x: 1, y: 64 },
    { x: 2, y: null },
    { x: 3, y: 63 },
  ],
};
const systolic = { key: 's', name: 'Systolic', points: [{ x: 1, y: 120 }] };
const diastolic = {
  key: 'd',
  name: 'Diastolic',
  variant: 'dashed' as const,
  points: [
    { x: 1, y: 80 },
    { x: 2, y: 82 },
  ],
};
const median = { key: 'm', name: 'P50', variant: 'soft' as const, points: [{ x: 1, y: 54 }] };

test('a value that is not a number is a gap, and a point without a position is omitted', () => {
  const points = [{ x: 1, y: Number.NaN }, { x: 2 }, { x: Number.NaN, y: 60 }, { x: 3, y: 61 }] as Point[];
  expect(finite(points)).toEqual([
    { x: 1, y: null },
    { x: 2, y: null },
    { x: 3, y: 61 },
  ]);
});

test('a range that holds all values and nearly the whole axis would only tint the picture', () => {
  const values = [57.2, 60.8] as const;
  const axis = [57, 61] as const;
  expect(isGround({ from: 47.4, to: 61.4 }, values, axis)).toBe(true);
  expect(isGround({ from: 57.1, to: null }, values, axis)).toBe(true);
  expect(isGround({ from: null, to: 60.7 }, values, axis)).toBe(false);
  expect(isGround({ from: 57.2, to: 60.8 }, values, [56, 61])).toBe(false);
});

test('a missing value cannot be picked', () => {
  expect(readingsOf([weight]).map(({ x }) => x)).toEqual([1, 3]);
});

test('a dashed series is read together with a main one', () => {
  expect(readingsOf([systolic, diastolic])).toEqual([
    {
      x: 1,
      values: [
        { key: 's', name: 'Systolic', y: 120 },
        { key: 'd', name: 'Diastolic', y: 80 },
      ],
    },
  ]);
});

test('marks can be picked, the soft curves behind them cannot', () => {
  expect(readingsOf([median], [{ x: 2, y: 60 }])).toEqual([{ x: 2, values: [{ y: 60 }] }]);
  expect(readingsOf([median], [])).toEqual([]);
  expect(readingsOf([median])).toHaveLength(1);
});

test('a day without a value keeps its position', () => {
  expect(xDomainOf([{ ...weight, points: [{ x: 0, y: null }, ...weight.points] }])).toEqual([0, 3]);
  expect(xDomainOf([])).toEqual([0, 1]);
});

test('the axis contains all values, marks and areas', () => {
  const areas = [{ key: 'a', tone: 'good' as const, lower: [{ x: 0, y: 40 }], upper: [{ x: 0, y: 90 }] }];
  expect(yAxisOf({ series: [weight], marks: [{ x: 1, y: 95 }], areas }, 5, String).domain).toEqual([40, 100]);
});

test('the table of a chart has a text for missing values', () => {
  const data = { series: [weight, systolic], formatX: String, formatY: String };
  expect(rowsOf(data, 'none')).toEqual([
    ['1', '64', '120'],
    ['2', 'none', 'none'],
    ['3', '63', 'none'],
  ]);
});

test('several lines have their names at their ends if there is room', () => {
  const data = { formatX: String, formatY: String };
  const wide = { width: 320, height: 200, em: 11 };
  const namesOf = (series: readonly Series[], size = wide, marks?: Point[]) =>
    namedAtEnd({ ...data, series, marks }, size).map(({ name }) => name);
  expect(namesOf([weight, median])).toEqual(['P50']);
  expect(namesOf([systolic, diastolic])).toEqual(['Systolic', 'Diastolic']);
  expect(namesOf([diastolic, median], wide, [])).toEqual(['Diastolic', 'P50']);
  expect(namesOf([weight])).toEqual([]);
  expect(namesOf([systolic, { ...diastolic, name: 'Before breakfast' }])).toEqual([]);
  expect(namesOf([systolic, diastolic], { ...wide, em: 22 })).toEqual([]);
});

test('an axis that is close to its values has few lines', () => {
  const points = [58.6, 58.7, 59.6].map((y, x) => ({ x, y }));
  const { ticks } = yAxisOf({ series: [{ key: 'a', name: 'A', points }] }, 4, (y) => y.toFixed(1));
  expect(ticks.map((tick) => tick.toFixed(1))).toEqual(['58.4', '58.8', '59.2', '59.6']);
});
