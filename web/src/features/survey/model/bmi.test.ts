import { expect, test } from 'vitest';
import { bmiBandsAt } from './bmi.ts';

test.each([
  [undefined, 18.5, 24],
  [64, 18.5, 24],
  [65, 20, 27],
  [79, 20, 27],
  [80, 22, 27],
])('at an age of %s the normal band is from %d to %d', (age, from, to) =>
  expect(bmiBandsAt(age).find(({ key }) => key === 'normal')).toEqual({ key: 'normal', from, to }),
);
