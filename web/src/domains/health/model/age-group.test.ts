import { expect, test } from 'vitest';
import { ageGroupOf } from './age-group.ts';

test.each([
  ['2008-11-21', 'child'],
  ['2008-11-20', 'adult'],
  ['2016-05-01', 'child'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('a person born on %s is in the group %s', (birthDate, group) =>
  expect(ageGroupOf(birthDate, '2026-11-20')).toBe(group),
);
