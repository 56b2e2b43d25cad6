import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extent, type Interval } from '#ui/gauge/extent.ts';
import {
  areaPath,
  barPath,
  fitAxis,
  gapPath,
  includeIfNear,
  linePath,
  lonePoints,
  nearest,
  sample,
  scale,
  ticksOfX,
  tightAxis,
} from './scale.ts';

const same = (value: number) => value;
const values = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a scale maps values to pixels in proportion, also upside down', () => {
  const y = scale([60, 70], [200, 0]);
  expect([60, 65, 70].map(y)).toEqual([200, 100, 0]);
  expect(scale([5, 5], [0, 80])(5)).toBe(40);
});

test('a scale never maps a larger value further left', () => {
  fc.assert(
    fc.property(values, values, values, values, (a, b, c, d) => {
      fc.pre(a !== b);
      const x = scale([Math.min(a, b), Math.max(a, b)], [10, 300]);
      expect(x(Math.min(c, d))).toBeLessThanOrEqual(x(Math.max(c, d)));
    }),
  );
});

test('an axis runs between round values, and need not start at zero', () => {
  expect(fitAxis([62.6, 66.4], 5)).toEqual({ domain: [62, 67], ticks: [62, 63, 64, 65, 66, 67] });
  expect(fitAxis([0, 2410], 5)).toEqual({ domain: [0, 2500], ticks: [0, 500, 1000, 1500, 2000, 2500] });
  expect(fitAxis([0.1, 0.34], 4).ticks).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35]);
});

test('an axis ends close to its values, with few lines', () => {
  expect(tightAxis([0, 2030], 3, String)).toEqual({ domain: [0, 2500], ticks: [0, 1000, 2000] });
  expect(tightAxis([0, 2900], 3, String)).toEqual({ domain: [0, 3000], ticks: [0, 1000, 2000, 3000] });
});

test('all values lie on the axis, and its ticks rise evenly', () => {
  fc.assert(
    fc.property(values, values, fc.integer({ min: 1, max: 9 }), (a, b, lines) => {
      const [from, to]: Interval = [Math.min(a, b), Math.max(a, b)];
      fc.pre(to - from > 1e-3);
      const { domain, ticks } = fitAxis([from, to], lines);
      expect(domain[0]).toBeLessThanOrEqual(from);
      expect(domain[1]).toBeGreaterThanOrEqual(to);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] as number));
      expect(Math.max(...steps)).toBeLessThanOrEqual(Math.min(...steps) * 1.001);
    }),
  );
});

test('a single value has room around it on the axis', () => {
  const { domain } = fitAxis([66.4, 66.4], 5);
  expect(domain[0]).toBeLessThan(66.4);
  expect(domain[1]).toBeGreaterThan(66.4);
  expect(fitAxis([0, 0], 5).domain).toEqual([-1, 1]);
});

test('all ticks have different labels', () => {
  const whole = (value: number) => value.toFixed(0);
  const { ticks } = fitAxis([1, 3], 8, whole);
  expect(ticks.map(whole)).toEqual(['1', '2', '3']);
});

test('the near end of a normal range extends the axis, the far end too if the data keep three fifths', () => {
  expect(includeIfNear([64, 66.4], [53, 62.5])).toEqual([62.5, 66.4]);
  expect(includeIfNear([62.6, 66.4], [53, 62.5])).toEqual([62.5, 66.4]);
  expect(includeIfNear([58.6, 59.8], [48.5, 62.8])).toEqual([58.6, 59.8]);
  expect(includeIfNear([62, 64], [61.5, 65])).toEqual([61.5, 64]);
  expect(includeIfNear([62, 64], [61.5, 64.5])).toEqual([61.5, 64.5]);
  expect(includeIfNear([100, 101], [53, 62])).toEqual([100, 101]);
});

test('ticks of months are whole numbers, ticks of moments are at the points', () => {
  expect(ticksOfX([0, 1, 2, 3], 8)).toEqual([0, 1, 2, 3]);
  expect(ticksOfX([0, 24], 5)).toEqual([0, 5, 10, 15, 20]);
  const moments = [1_795_000_000_000, 1_794_000_000_000];
  expect(ticksOfX(moments, 5)).toEqual([...moments].reverse());
});

test('a missing value breaks the line, and is not zero', () => {
  const points = [
    { x: 0, y: 3 },
    { x: 1, y: 4 },
    { x: 2, y: null },
    { x: 3, y: 5 },
    { x: 4, y: null },
    { x: 5, y: 6 },
    { x: 6, y: 7 },
  ];
  expect(linePath(points, same, same)).toBe('M0,3L1,4M3,5h0M5,6L6,7');
  expect(lonePoints(points)).toEqual([{ x: 3, y: 5 }]);
  expect(linePath([], same, same)).toBe('');
  expect(gapPath(points, same, same)).toBe('M1,4L3,5M3,5L5,6');
  expect(gapPath(points.slice(0, 3), same, same)).toBe('');
});

test('a line path has one point per value and one start per stretch without a gap', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (ys) => {
      const path = linePath(
        ys.map((y, x) => ({ x, y })),
        same,
        same,
      );
      expect((path.match(/[ML]/g) ?? []).length).toBe(ys.filter((y) => y !== null).length);
      const starts = ys.filter((y, index) => y !== null && (index === 0 || ys[index - 1] === null));
      expect((path.match(/M/g) ?? []).length).toBe(starts.length);
    }),
  );
});

test('an area follows the upper line and returns along the lower one', () => {
  const lower = [
    { x: 0, y: 1 },
    { x: 2, y: 2 },
  ];
  const upper = [
    { x: 0, y: 5 },
    { x: 2, y: 6 },
  ];
  expect(areaPath(lower, upper, same, same)).toBe('M0,5L2,6L2,2L0,1Z');
  expect(areaPath(lower, [{ x: 0, y: null }, ...upper], same, same)).toBe('');
  expect(areaPath([], upper, same, same)).toBe('');
});

test('a bar that is lower than its corner radius keeps its height', () => {
  expect(barPath(10, 20, 100, 40, 4)).toBe('M10,100V44q0,-4 4,-4H26q4,0 4,4V100Z');
  expect(barPath(10, 20, 100, 99, 4)).toBe('M10,100V100q0,-1 1,-1H29q1,0 1,1V100Z');
});

test('the nearest position is found, or none in an empty list', () => {
  expect(nearest([0, 10, 30], 19)).toBe(1);
  expect(nearest([0, 10, 30], 500)).toBe(2);
  expect(nearest([], 5)).toBe(-1);
});

test('a sample keeps the first item, the last item and the order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), (length) => {
      const items = Array.from({ length }, (_, index) => index);
      const some = sample(items, 60);
      expect(some).toHaveLength(Math.min(60, length));
      expect([some[0], some[some.length - 1]]).toEqual([0, length - 1]);
      expect([...new Set(some)].sort((a, b) => a - b)).toEqual(some);
    }),
  );
});

test('the extent of no values is undefined', () => {
  expect(extent([])).toBeUndefined();
  expect(extent([3, -1, 2])).toEqual([-1, 3]);
});
