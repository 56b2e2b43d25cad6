import { expect, test } from 'vitest';
import { forbiddenIn, plannedOf } from './day.ts';

test('planned is what is not eaten yet', () => {
  const macros = { energy: 1676.3, protein: 91, fat: 62.5, carbohydrate: 202.9 };
  const eaten = { energy: 376.8, protein: 19, fat: 15.9, carbohydrate: 203 };
  expect(plannedOf({ macros, eaten })).toEqual({ energy: 1299.5, protein: 72, fat: 46.6, carbohydrate: 0 });
});

test('warns of what the person must avoid, and of nothing else', () => {
  expect(forbiddenIn(['egg', 'soy'], ['soy', 'milk'])).toEqual(['soy']);
  expect(forbiddenIn(['egg'], [])).toEqual([]);
});
