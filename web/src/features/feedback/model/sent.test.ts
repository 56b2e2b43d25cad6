import { expect, test } from 'vitest';
import { readSent, type SentFeedback, withSent } from './sent.ts';

const sent = (number: number): SentFeedback => ({
  feedbackId: `feedback-${number}`,
  submittedAt: '2026-11-20T13:12:38+08:00',
  type: 'suggestion',
});

test('the newest feedback comes first, a repeated one has one row, and the oldest of more than twenty are left out', () => {
  const all = Array.from({ length: 25 }, (_, index) => sent(index)).reduce(withSent, [] as SentFeedback[]);
  expect(all).toHaveLength(20);
  expect(all[0]?.feedbackId).toBe('feedback-24');
  expect(
    withSent(all, sent(20))
      .map(({ feedbackId }) => feedbackId)
      .slice(0, 3),
  ).toEqual(['feedback-20', 'feedback-24', 'feedback-23']);
});

test('only what was asked for is stored, and a damaged value is an empty list', () => {
  const receipt = { ...sent(1), text: 'secret', deletedBy: '2026-12-05' };
  expect(withSent([], receipt)).toEqual([sent(1)]);
  expect(readSent(JSON.parse(JSON.stringify([sent(1)])))).toEqual([sent(1)]);
  expect(readSent([{ feedbackId: 1 }])).toEqual([]);
  expect(readSent(undefined)).toEqual([]);
});
