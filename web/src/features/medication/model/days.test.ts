import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysBetween, daysOfMonth, isDay, timeAt, toDate, weekdayOf } from './days.ts';

describe('days', () => {
  it('goes over the end of a month, of a year and of February', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('counts days, not hours, over a change of the clock', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7);
  });

  it('knows the weekday, before 1970 too', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('1969-12-28')).toBe(7);
  });

  it('gives every day of a month', () => {
    expect(daysOfMonth(2028, 2)).toHaveLength(29);
    expect(daysOfMonth(2100, 2)).toHaveLength(28);
    expect(daysOfMonth(2026, 12).slice(-1)).toEqual(['2026-12-31']);
    expect(daysOfMonth(2026, 4)[29]).toBe('2026-04-30');
  });

  it('takes only days that exist, of 2000 to 2100', () => {
    expect(['2026-11-20', '2028-02-29', '2000-01-01', '2100-12-31'].map(isDay)).toEqual([true, true, true, true]);
    expect(['2026-02-29', '2026-04-31', '2026-13-01', '1999-12-31', '2101-01-01', '26-1-1', ''].some(isDay)).toBe(
      false,
    );
  });

  it('reads the clock in the zone of the person', () => {
    const late = new Date(2026, 10, 20, 23, 59, 59);
    expect(dayAt(late)).toBe('2026-11-20');
    expect(timeAt(late)).toBe('23:59');
    expect(dayAt(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
    expect(dayAt(toDate('2026-11-20'))).toBe('2026-11-20');
  });
});
