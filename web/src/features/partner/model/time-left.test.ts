import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsLeft, timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-20T16:20:00+08:00');

describe('the time left', () => {
  it.each([
    ['2026-11-22T21:30:15+08:00', { unit: 'days', count: 2 }],
    ['2026-11-21T16:20:00+08:00', { unit: 'days', count: 1 }],
    ['2026-11-21T16:19:59+08:00', { unit: 'hours', count: 23 }],
    ['2026-11-20T17:19:00+08:00', { unit: 'minutes', count: 59 }],
    ['2026-11-20T16:20:20+08:00', { unit: 'minutes', count: 1 }],
    ['2026-11-20T16:20:00+08:00', undefined],
    ['nonsense', undefined],
  ])('until %s', (until, expected) => {
    expect(timeLeft(until, now)).toEqual(expected);
  });

  it('is counted down in seconds, to nothing', () => {
    expect(secondsLeft('2026-11-20T16:29:59.200+08:00', now)).toBe(600);
    expect(secondsLeft('2026-11-20T16:00:00+08:00', now)).toBe(0);
    expect(formatCountdown(600)).toBe('10:00');
    expect(formatCountdown(65)).toBe('1:05');
    expect(formatCountdown(0)).toBe('0:00');
  });
});
