import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('the contrast of two colours matches the examples of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#fff', '#777')).toBe(contrast('#ffffff', '#777777'));
  expect(contrast('#767676', '#ffffff')).toBe(contrast('#ffffff', '#767676'));
});

test('a text that is not a colour is refused', () => {
  expect(() => contrast('', '#ffffff')).toThrow(RangeError);
});
