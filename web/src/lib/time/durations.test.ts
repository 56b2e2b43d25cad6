import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationParts, formatCountdown, secondsOf } from './durations.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const lengths = { day, hour, minute };
const said = (duration: number) =>
  durationParts(duration)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');

describe('a duration', () => {
  it.each([
    [6 * day + 20 * hour, '6 day'],
    [2 * day, '2 day'],
    [2 * day - 1, '1 day 23 hour'],
    [36 * hour, '1 day 12 hour'],
    [day + 59 * minute, '1 day'],
    [day - 1, '23 hour'],
    [2 * hour + 59 * minute, '2 hour'],
    [hour + 5 * minute, '1 hour 5 minute'],
    [hour, '1 hour'],
    [hour - 1, '59 minute'],
    [1, '1 minute'],
    [0, ''],
    [-day, ''],
    [Number.NaN, ''],
  ])('a duration of %d ms is written as "%s"', (duration, words) => expect(said(duration)).toBe(words));

  it('a written duration never exceeds the real one, and is more than two thirds of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 400 * day }), (duration) => {
        const total = durationParts(duration).reduce((sum, { unit, count }) => sum + count * lengths[unit], 0);
        expect(total).toBeLessThanOrEqual(duration);
        expect(total).toBeGreaterThan((duration * 2) / 3);
      }),
    );
  });

  it('a countdown shows minutes and seconds and stops at zero', () => {
    expect(secondsOf(599_200)).toBe(600);
    expect(secondsOf(0)).toBe(0);
    expect(secondsOf(-5)).toBe(0);
    expect(formatCountdown(600)).toBe('10:00');
    expect(formatCountdown(65)).toBe('1:05');
    expect(formatCountdown(0)).toBe('0:00');
  });
});
