import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const point = (date: string, lostPercent: number) => ({ date, lostPercent });
const today = '2026-11-20';

describe('the pace', () => {
  it('compares the latest weight with the one at least a week before, in percent of that weight', () => {
    const trend = [point('2026-11-01', 0), point('2026-11-13', 4), point('2026-11-17', 4.6), point(today, 5.3)];
    // 1.3 of the remaining 96 %
    expect(paceOf(trend, today)).toEqual({ perWeek: 1.4, fast: true });
  });

  it('is steady up to 1 % a week', () => {
    expect(paceOf([point('2026-11-06', 0), point(today, 2)], today)).toEqual({ perWeek: 1, fast: false });
    expect(paceOf([point('2026-11-06', 0), point(today, 2.2)], today)).toEqual({ perWeek: 1.1, fast: true });
  });

  it('is negative for a gain', () => {
    expect(paceOf([point('2026-11-13', 0.5), point(today, 0)], today)).toEqual({ perWeek: -0.5, fast: false });
  });

  it('is undefined if the weights lie too close together, too far apart, or too long ago', () => {
    expect(paceOf([], today)).toBeUndefined();
    expect(paceOf([point(today, 0)], today)).toBeUndefined();
    expect(paceOf([point('2026-11-14', 0), point(today, 3)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-15', 0), point(today, 3)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-20', 0), point('2026-11-05', 9)], today)).toBeUndefined();
  });
});
