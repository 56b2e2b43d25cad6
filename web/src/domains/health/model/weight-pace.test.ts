import { describe, expect, it } from 'vitest';
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
    expect(paceOf([point('2026-11-14', 60), point(today, 58)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-15', 60), point(today, 58)], today)).toBeUndefined();
    expect(paceOf([point('2026-10-20', 60), point('2026-11-05', 55)], today)).toBeUndefined();
  });
});
