import { expect, test } from 'vitest';
import { statusAt, timeLeft } from './expiry.ts';

const now = new Date('2026-11-20T16:20:00+08:00');

test.each([
  ['2026-11-26T20:15:37+08:00', { unit: 'day', count: 6 }],
  ['2026-11-23T16:20:00+08:00', { unit: 'day', count: 3 }],
  ['2026-11-22T16:19:59+08:00', { unit: 'hour', count: 47 }],
  ['2026-11-20T17:20:00+08:00', { unit: 'hour', count: 1 }],
  ['2026-11-20T17:19:59+08:00', { unit: 'minute', count: 59 }],
  ['2026-11-20T16:20:01+08:00', { unit: 'minute', count: 1 }],
])('until %s', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});

test('is over at the very moment, after it, and when the moment is none', () => {
  expect(timeLeft('2026-11-20T16:20:00+08:00', now)).toBeUndefined();
  expect(timeLeft('2026-11-15T19:42:30+08:00', now)).toBeUndefined();
  expect(timeLeft('soon', now)).toBeUndefined();
});

test('an open invitation has expired once its time is over, and no other status changes by time', () => {
  const over = '2026-11-20T16:20:00+08:00';
  expect(statusAt({ status: 'invited', expiresAt: '2026-11-20T16:20:01+08:00' }, now)).toBe('invited');
  expect(statusAt({ status: 'invited', expiresAt: over }, now)).toBe('expired');
  expect(statusAt({ status: 'accepted', expiresAt: over }, now)).toBe('accepted');
});
