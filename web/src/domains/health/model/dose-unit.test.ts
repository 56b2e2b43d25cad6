import { expect, test } from 'vitest';
import { isSwallowed } from './dose-unit.ts';

test('tablets, capsules and sachets are swallowed', () => {
  expect(['tablet', 'capsule', 'sachet'].map(isSwallowed)).toEqual([true, true, true]);
});

test('a medicine in another unit does not count as swallowed', () => {
  const others = ['drop', 'puff', 'patch', 'ml', 'mcg', 'mg', 'g', 'iu', 'a unit of tomorrow', undefined];
  expect(others.filter(isSwallowed)).toEqual([]);
});
