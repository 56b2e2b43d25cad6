import { afterEach, expect, test, vi } from 'vitest';
import { currentDate, currentTime, dateOf, instantOf, instantOfHeader, toUtcDateTime } from './instants.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the current instant is that of the clock', () => {
  vi.useFakeTimers({ now: 1_795_162_845_000 });
  expect(currentTime()).toBe(1_795_162_845_000);
  expect(currentDate().getTime()).toBe(1_795_162_845_000);
});

test('a date-time with an offset is an instant', () => {
  expect(instantOf('2026-11-20T16:20:45+08:00')).toBe(Date.UTC(2026, 10, 20, 8, 20, 45));
  expect(dateOf('2026-11-20T00:20:45.250-08:00').getTime()).toBe(Date.UTC(2026, 10, 20, 8, 20, 45, 250));
  expect(toUtcDateTime(instantOf('2026-11-20T08:20:45Z'))).toBe('2026-11-20T08:20:45.000Z');
});

test.each([
  '2026-11-20',
  '2026-11-20T16:20',
  '2026-11-20T16:20:45',
  '2026-13-20T16:20:45Z',
  'soon',
  '',
  null,
  undefined,
])('%s is no instant', (text) => {
  expect(instantOf(text)).toBeNaN();
});

test('an HTTP date is an instant', () => {
  expect(instantOfHeader('Fri, 20 Nov 2026 08:20:45 GMT')).toBe(Date.UTC(2026, 10, 20, 8, 20, 45));
  expect(instantOfHeader(null)).toBeNaN();
});
