import { expect, test } from 'vitest';
import { decimalsOf } from './decimals.ts';

test('a unit has the same decimals on every screen', () => {
  expect(['kg', 'mmol/L', 'h', 'mmHg', 'bpm', 'a unit of tomorrow'].map(decimalsOf)).toEqual([1, 1, 1, 0, 0, 0]);
});
