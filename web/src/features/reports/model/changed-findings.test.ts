import type { AssessmentSection } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { changedFindings, reportBefore } from './changed-findings.ts';

const finding = (code: AssessmentSection['code'], level: AssessmentSection['level']): AssessmentSection => ({
  code,
  level,
  text: '',
  advice: null,
});

test('changed findings are listed with both levels, those that became worse first', () => {
  const before = [finding('fiber', 'poor'), finding('sodium', 'good'), finding('energy', 'fair')];
  const now = [
    finding('fiber', 'fair'),
    finding('sodium', 'fair'),
    finding('energy', 'fair'),
    finding('variety', 'poor'),
  ];
  expect(changedFindings(before, now)).toEqual([
    { code: 'sodium', before: 'good', now: 'fair', better: false },
    { code: 'fiber', before: 'poor', now: 'fair', better: true },
  ]);
});

test('the report before is the last one viewed, or else that of a week before', () => {
  expect(reportBefore(['2026-11-09', '2026-11-16', '2026-11-20'], '2026-11-20')).toBe('2026-11-16');
  expect(reportBefore([], '2026-11-20')).toBe('2026-11-13');
});
