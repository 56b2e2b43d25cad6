import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLines, type NamedBand, namedAtEnd, placeLast } from './line-layout.ts';
import { finite, type Series } from './line-model.ts';
import { isDrawable, type Point } from './scale.ts';

const size = { width: 300, height: 200, em: 14 };
const layOut = (points: Point[]) =>
  layOutLines({ series: [{ key: 'a', name: 'A', points }], formatX: String, formatY: String }, size);

test('values of any size have a finite place in the chart', () => {
  const value = fc.oneof(fc.constantFrom(1e12, -1e12, 0, 1e-12), fc.double({ noNaN: true }).filter(isDrawable));
  fc.assert(
    fc.property(fc.array(fc.record({ x: value, y: value }), { minLength: 1, maxLength: 6 }), (points) => {
      const { x, y, rows } = layOut(points);
      for (const point of points) expect([x(point.x), y(point.y)].every(Number.isFinite)).toBe(true);
      expect(rows.length).toBeLessThan(50);
    }),
    { numRuns: 500 },
  );
});

test('values that cannot be drawn are gaps', () => {
  const points = [1e300, Number.POSITIVE_INFINITY, Number.NaN, 72].map((y, x) => ({ x, y }));
  expect(finite(points)).toEqual([
    { x: 0, y: null },
    { x: 1, y: null },
    { x: 2, y: null },
    { x: 3, y: 72 },
  ]);
});

test('a series of 200,000 points is laid out with few columns', () => {
  const points = Array.from({ length: 200_000 }, (_, index) => ({ x: index * 1000, y: index % 90 }));
  const { x, columns } = layOut(points);
  expect(x(0)).toBeLessThan(x(199_999_000));
  expect(columns.length).toBeLessThan(20);
});

test('only the edges of a band that lie inside the chart are drawn', () => {
  const points = [58.6, 59.8, 59.1].map((y, x) => ({ x, y }));
  const band = { name: 'normal', from: 48.5, to: 60.2 };
  const { edges, y, plot } = layOutLines(
    { series: [{ key: 'a', name: 'A', points }], bands: [band], formatX: String, formatY: String },
    size,
  );
  expect(edges).toEqual([y(60.2)]);
  expect(edges[0]).toBeGreaterThan(plot.top);
});

test('bands that overlap have no edges', () => {
  const points = [6.1, 5.8, 8.4].map((y, x) => ({ x, y }));
  const edgesOf = (...bands: NamedBand[]) =>
    layOutLines({ series: [{ key: 'a', name: 'A', points }], bands, formatX: String, formatY: String }, size).edges;
  const fasting = { name: 'fasting', from: 6, to: 7 };
  expect(edgesOf(fasting, { name: 'later', from: 6.5, to: 8 })).toEqual([]);
  expect(edgesOf(fasting, { name: 'later', from: 7.5, to: null })).toHaveLength(3);
});

test('a chart narrower than its labels keeps a positive width', () => {
  const narrow = { width: 20, height: 200, em: 14 };
  const series = [
    {
      key: 'a',
      name: 'A',
      points: [
        { x: 0, y: 1_000_000 },
        { x: 1, y: 2_000_000 },
      ],
    },
  ];
  const { plot } = layOutLines({ series, formatX: String, formatY: String }, narrow);
  expect(plot.right).toBeGreaterThan(plot.left);
});

test('the text at the newest value is on the side without the line, and within the picture', () => {
  const plot = { top: 20, bottom: 180 };
  const place = (ys: number[]) => {
    const points = ys.map((y, index) => ({ x: index * 10, y }));
    return placeLast(points, 40, plot, 10) > (ys.at(-1) as number) ? 'below' : 'above';
  };
  expect(place([60, 70, 80, 90, 100])).toBe('below');
  expect(place([140, 130, 120, 110, 100])).toBe('above');
  expect(place([120, 110, 60, 50, 25])).toBe('below');
  expect(place([100, 120, 140, 160, 175])).toBe('above');
  expect(place([100])).toBe('above');
});

test('dots and the trend through them are explained beside the chart, not at their end', () => {
  const points = [{ x: 0, y: 1 }];
  const series: Series[] = [
    { key: 'dots', name: 'A', points, variant: 'dots' },
    { key: 'trend', name: 'B', points, variant: 'trend' },
  ];
  expect(namedAtEnd({ series, formatX: String, formatY: String }, size)).toEqual([]);
});
