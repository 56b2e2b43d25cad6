import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asNeededStatus } from '../../src/safety/index.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T08:00:00Z');
const limits = { minHoursBetween: 6, maxDosesPerDay: 3 };
const ago = (...hours: number[]) => hours.map((one) => now - one * hour);

describe('a medicine that is taken as needed', () => {
  it('a medicine may be taken as needed if there was no earlier dose', () => {
    expect(asNeededStatus(limits, [], now)).toEqual({ last: undefined, count: 0, nextAt: undefined, doubts: [] });
  });

  it('a dose is doubted until the minimum time has passed, and not from then on', () => {
    expect(asNeededStatus(limits, ago(5.99), now)).toMatchObject({ count: 1, doubts: ['tooSoon'] });
    expect(asNeededStatus(limits, ago(5.99), now).nextAt).toBe(now - 5.99 * hour + 6 * hour);
    expect(asNeededStatus(limits, ago(6), now)).toMatchObject({ count: 1, doubts: [], nextAt: undefined });
  });

  it('a dose is doubted after the maximum number of doses in 24 hours, even across midnight', () => {
    expect(asNeededStatus(limits, ago(7, 14, 21), now)).toMatchObject({
      count: 3,
      doubts: ['tooMany'],
      nextAt: now + 3 * hour,
    });
    expect(asNeededStatus(limits, ago(7, 14, 24), now)).toMatchObject({ count: 2, doubts: [] });
    expect(asNeededStatus(limits, ago(1, 2, 3, 4), now)).toMatchObject({ count: 4, doubts: ['tooSoon', 'tooMany'] });
  });

  it('a dose after now, or at an unknown time, counts as taken now', () => {
    for (const time of [now + 1, now + 48 * hour, Number.NaN, Infinity])
      expect(asNeededStatus(limits, [time], now)).toEqual({
        last: now,
        count: 1,
        nextAt: now + 6 * hour,
        doubts: ['tooSoon'],
      });
  });

  it('an unknown limit permits no other dose within 24 hours', () => {
    const unknown = { minHoursBetween: Number.NaN, maxDosesPerDay: Number.NaN };
    expect(asNeededStatus(unknown, ago(23), now)).toMatchObject({ nextAt: now + hour, doubts: ['tooSoon', 'tooMany'] });
    expect(asNeededStatus(unknown, ago(24), now).doubts).toEqual([]);
    expect(asNeededStatus(limits, ago(7), Number.NaN).doubts).toContain('tooSoon');
  });

  it('the next time is the earliest one that keeps both limits, whatever was taken before', () => {
    const hours = fc.array(fc.double({ min: 0, max: 48, noNaN: true }), { maxLength: 12 });
    const someLimits = fc.record({
      minHoursBetween: fc.integer({ min: 1, max: 48 }),
      maxDosesPerDay: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(hours, someLimits, (before, some) => {
        const taken = ago(...before);
        const { nextAt, doubts } = asNeededStatus(some, taken, now);
        expect(nextAt === undefined).toBe(doubts.length === 0);
        if (nextAt === undefined) return;
        expect(asNeededStatus(some, taken, nextAt).doubts).toEqual([]);
        expect(asNeededStatus(some, taken, nextAt - 1).doubts).not.toEqual([]);
      }),
    );
  });
});
