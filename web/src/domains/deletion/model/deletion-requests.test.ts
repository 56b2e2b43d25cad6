import { expect, test } from 'vitest';
import type { Day } from '#lib/time/days.ts';
import { isOverdue, readRequests, requestFor } from './deletion-requests.ts';

const request = {
  kind: 'mirrorRecord' as const,
  recordId: 'mirror-5011',
  feedbackId: 'feedback-9001',
  submittedAt: '2026-11-20T13:12:38+08:00',
  deletedBy: '2026-12-05',
};

test('a record has only the deletion request of its own kind and id', () => {
  expect(requestFor([request], { kind: 'mirrorRecord', recordId: 'mirror-5011' })).toBe(request);
  expect(requestFor([request], { kind: 'mirrorRecord', recordId: 'mirror-5008' })).toBeUndefined();
  expect(requestFor([request], { kind: 'report', recordId: 'mirror-5011' })).toBeUndefined();
});

test('a deletion request is overdue after its deadline', () => {
  expect(isOverdue(request, '2026-12-05' as Day)).toBe(false);
  expect(isOverdue(request, '2026-12-06' as Day)).toBe(true);
});

test('an unknown stored deletion request is ignored', () => {
  expect(readRequests([request])).toEqual([request]);
  expect(readRequests([{ ...request, kind: 'everything' }])).toEqual([]);
});
