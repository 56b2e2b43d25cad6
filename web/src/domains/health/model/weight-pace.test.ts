import { isLossTooFast } from '@health-app/sdk/safety';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { paceOf } from './weight-pace.ts';

const point = (date: string, value: number) => ({ date, value });
const today = '2026-11-20';

describe('the pace', () => {
  it('the weight pace compares the latest weight with one at least a week before, in percent', () => {
    const weights = [point('2026-11-01', 61.9), point('2026-11-13', 59.4), point('2026-11-17', 59), point(today, 58.6)];
    // 0.8 kg of 59.4 kg
    expect(paceOf(weights, today)).toEqual({ perWeek: 1.3, fast: true });
  });

  it('a weight loss is too fast above 1 % or 1 kg a week', () => {
    expect(paceOf([point('2026-11-06', 60), point(today, 58.8)], today)).toEqual({ perWeek: 1, fast: false });
    expect(paceOf([point('2026-11-06', 60), point(today, 58.7)], today)).toEqual({ perWeek: 1.1, fast: true });
    // 1 kg is less than 1 % of this weight.
    expect(paceOf([point('2026-11-06', 120), point(today, 118)], today)).toEqual({ perWeek: 0.8, fast: false });
    expect(paceOf([point('2026-11-06', 120), point(today, 117.8)], today)).toEqual({ perWeek: 0.92, fast: true });
  });

  it('the weight pace is negative for a gain', () => {
    expect(paceOf([point('2026-11-13', 60), point(today, 60.3)], today)).toEqual({ perWeek: -0.5, fast: false });
  });

  it('the weight pace is undefined for weights too close together, too far apart or too old', () => {
    expect(paceOf([], today)).toBeUndefined();
    expect(paceOf([point(today, 60)], today)).toBeUndefined();
    expect(paceOf([point('2026-11-14', 60), point(today, 59.5)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-15', 60), point(today, 58)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-20', 60), point('2026-11-05', 55)], today)).toBeUndefined();
  });

  it('a loss is too fast over any span from 3 days on, as the rule of the SDK says', () => {
    expect(paceOf([point('2026-11-14', 60), point(today, 58)], today)).toEqual({ perWeek: 3.9, fast: true });
    expect(paceOf([point('2026-11-17', 60), point(today, 59)], today)).toMatchObject({ fast: true });
    expect(paceOf([point('2026-11-18', 60), point(today, 58)], today)).toBeUndefined();
    // Fast over the last days, and slow since the weight of a week ago.
    const held = [point('2026-11-13', 59.2), point('2026-11-16', 60.2), point(today, 59)];
    expect(paceOf(held, today)).toEqual({ perWeek: 3.5, fast: true });
    // Fast over four weeks, and slow in the last one.
    const slower = [point('2026-10-23', 65), point('2026-11-13', 60.1), point(today, 60)];
    expect(paceOf(slower, today)).toEqual({ perWeek: 1.9, fast: true });
  });

  it('a pace is fast exactly if the loss from some weight of the month is too fast', () => {
    const days = fc.array(
      fc.record({ before: fc.integer({ min: 1, max: 35 }), value: fc.double({ min: 40, max: 120, noNaN: true }) }),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(days, fc.double({ min: 40, max: 120, noNaN: true }), (earlier, now) => {
        const weights = [...earlier]
          .sort((a, b) => b.before - a.before)
          .map(({ before, value }) => point(addDays(today, -before), value));
        const isFast = earlier.some(({ before, value }) => isLossTooFast(value, now, before) === true);
        const pace = paceOf([...weights, point(today, now)], today);
        expect(pace?.fast ?? false).toBe(isFast);
        if (isFast) expect(pace?.perWeek).toBeGreaterThan(0);
      }),
    );
  });
});
