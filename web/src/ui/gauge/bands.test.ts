import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, positionOn, shownEnds } from './bands.ts';
import { percentOf } from './percent.ts';

const bands = [
  { key: 'low', label: 'Low', from: 10, to: 18.5, tone: 'fair' },
  { key: 'normal', label: 'Normal', from: 18.5, to: 24, tone: 'good' },
  { key: 'high', label: 'High', from: 24, to: 40, tone: 'poor' },
] as const;

test('the boundary of two bands belongs to the upper one', () => {
  expect([18.4, 18.5, 23.9, 24].map((value) => bandOf(value, bands)?.key)).toEqual(['low', 'normal', 'normal', 'high']);
});

test('a value outside the bands is placed at the end', () => {
  expect([bandOf(3, bands)?.key, bandOf(90, bands)?.key]).toEqual(['low', 'high']);
  expect([positionOn(3, bands), positionOn(25, bands), positionOn(90, bands)]).toEqual([0, 0.5, 1]);
});

test('a value without bands has no band and is placed in the middle', () => {
  expect(bandOf(3, [])).toBeUndefined();
  expect(positionOn(3, [])).toBe(0.5);
});

test('the ranges shown for two adjacent bands never overlap', () => {
  expect(shownEnds({ from: 18.5, to: 25 }, 0.1)).toEqual([18.5, 24.9]);
  expect(shownEnds({ from: 0.85, to: 0.9 }, 0.01)).toEqual([0.85, 0.89]);
  // The next band starts slightly above a range that includes both ends.
  expect(shownEnds({ from: 60, to: 100.001 }, 1)).toEqual([60, 100]);
  expect(shownEnds({ from: 100.001, to: 140 }, 1)).toEqual([101, 139]);
  const value = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(value, value, value, fc.constantFrom(0.01, 0.1, 1), (a, b, c, step) => {
      const [from, middle, to] = [a, b, c].sort((one, other) => one - other) as [number, number, number];
      const [, last] = shownEnds({ from, to: middle }, step);
      const [first] = shownEnds({ from: middle, to }, step);
      expect(first - last).toBeCloseTo(step, 6);
    }),
  );
});

test('only a share of 1 or more is 100 percent, and only one of 0 or less is 0 percent', () => {
  expect([-1, 0, 0.001, 0.5, 0.999, 1, 7, Number.NaN].map(percentOf)).toEqual([0, 0, 1, 50, 99, 100, 100, 0]);
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (share) => {
      const percent = percentOf(share);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});
