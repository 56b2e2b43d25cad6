import { expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

test('a large picture is scaled down to the longest side and keeps its proportions', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin(10_000, 2, 1600)).toEqual({ width: 1600, height: 1 });
});

test('a small picture keeps its size', () => {
  expect(fitWithin(640, 480, 1600)).toEqual({ width: 640, height: 480 });
});
