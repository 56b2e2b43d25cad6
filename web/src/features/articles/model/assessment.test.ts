import { expect, it } from 'vitest';
import { scaleOf, starsOf, weightChange } from './assessment.ts';

it('score bands become a scale without gaps', () => {
  expect(
    scaleOf([
      { band: 'needsWork', from: 0, to: 59 },
      { band: 'fair', from: 60, to: 74 },
      { band: 'good', from: 75, to: 89 },
      { band: 'excellent', from: 90, to: 100 },
    ]),
  ).toEqual([
    { band: 'needsWork', from: 0, to: 60 },
    { band: 'fair', from: 60, to: 75 },
    { band: 'good', from: 75, to: 90 },
    { band: 'excellent', from: 90, to: 100 },
  ]);
});

it('a weight change is rounded to a tenth', () => {
  expect(weightChange(60.7, 59.1)).toBe(-1.6);
  expect(weightChange(59.1, 60.7)).toBe(1.6);
});

it('an unchanged weight has a change of 0, not −0', () => {
  expect(Object.is(weightChange(60.02, 60), 0)).toBe(true);
});

it('a weight change is undefined if a weight is missing', () => {
  expect(weightChange(null, 59.1)).toBeUndefined();
  expect(weightChange(60.7, null)).toBeUndefined();
});

it('a score is drawn in full, half and empty stars', () => {
  expect(starsOf(5)).toEqual(['full', 'full', 'full', 'full', 'full']);
  expect(starsOf(3.5)).toEqual(['full', 'full', 'full', 'half', 'none']);
  expect(starsOf(2)).toEqual(['full', 'full', 'none', 'none', 'none']);
});
