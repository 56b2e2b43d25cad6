import { expect, test } from 'vitest';
import { findSent } from './sent-record.ts';
import { analysisRecord as record } from './testing.ts';

test('a record is found again after a lost answer, an older one is not', () => {
  const submission = { date: '2026-11-20', mealType: 'lunch', foods: record('a').foods } as const;
  const at = Date.parse('2026-11-20T12:21:30+08:00');
  expect(findSent([record('a')], submission, at)?.analysisId).toBe('a');
  expect(findSent([record('a')], submission, at + 3_600_000)).toBeUndefined();
  expect(findSent([record('a')], { ...submission, mealType: 'dinner' }, at)).toBeUndefined();
});
