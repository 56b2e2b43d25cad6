import { expect, test } from 'vitest';
import { decimalsOf } from './decimals.ts';

test('each unit has its number of decimals, an unknown one has none', () => {
  expect(['kg', 'mmol/L', 'h', 'mmHg', 'bpm', 'a unit of tomorrow'].map(decimalsOf)).toEqual([1, 1, 1, 0, 0, 0]);
});
