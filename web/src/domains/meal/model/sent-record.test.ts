import type { AnalysisRecord } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { findSent } from './sent-record.ts';

const record = (analysisId: string, changes: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  analysisId,
  date: '2026-11-20',
  mealType: 'lunch',
  status: 'ready',
  deepStatus: null,
  saved: true,
  submittedAt: '2026-11-20T12:21:36+08:00',
  generatedBy: 'ai',
  generatedAt: '2026-11-20T12:21:36+08:00',
  source: 'name',
  picture: null,
  aiFoodAnalysisId: null,
  foods: [{ foodId: 'gi-001', name: '大米饭', amount: 200 }],
  macros: null,
  ...changes,
});

test('a record is found again after a lost answer, an older one is not', () => {
  const submission = { date: '2026-11-20', mealType: 'lunch', foods: record('a').foods } as const;
  const at = Date.parse('2026-11-20T12:21:30+08:00');
  expect(findSent([record('a')], submission, at)?.analysisId).toBe('a');
  expect(findSent([record('a')], submission, at + 3_600_000)).toBeUndefined();
  expect(findSent([record('a')], { ...submission, mealType: 'dinner' }, at)).toBeUndefined();
});
