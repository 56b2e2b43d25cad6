import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

test('the hour determines the greeting', () => {
  expect([3, 4, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
