import { expect, test } from 'vitest';
import { statusAt } from './invitation-status.ts';

const now = new Date('2026-11-20T16:20:00+08:00');

test('an open invitation expires at its deadline, or if the deadline is invalid', () => {
  expect(statusAt({ status: 'invited', expiresAt: '2026-11-20T16:20:01+08:00' }, now)).toBe('invited');
  expect(statusAt({ status: 'invited', expiresAt: '2026-11-20T16:20:00+08:00' }, now)).toBe('expired');
  expect(statusAt({ status: 'invited', expiresAt: 'soon' }, now)).toBe('expired');
});

test('an accepted or declined invitation does not expire', () => {
  const over = '2026-11-20T16:20:00+08:00';
  expect(statusAt({ status: 'accepted', expiresAt: over }, now)).toBe('accepted');
  expect(statusAt({ status: 'declined', expiresAt: over }, now)).toBe('declined');
});
