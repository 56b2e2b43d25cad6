import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, firstDayOf, inMonth, startOfWeek, toDate, weekOf, weeksOf } from './days.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

describe('days of the calendar', () => {
  it('begins the week on the day that the language does', () => {
    expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
    expect(weekOf('2027-01-01', 1)[0]).toBe('2026-12-28');
    expect(weekOf('2026-11-21', 7)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('has each day in the one week that begins on the first day at most six days before it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 7 }), (of, firstDay) => {
        const week = weekOf(of, firstDay);
        expect(week).toHaveLength(7);
        expect(week).toContain(of);
        expect(startOfWeek(week[6] as string, firstDay)).toBe(week[0]);
      }),
    );
  });

  it('goes from month to month over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -23)).toBe('2024-12');
  });

  it('shows a month by whole weeks, with each of its days once', () => {
    expect(weeksOf('2026-11', 7)).toHaveLength(5);
    expect(weeksOf('2026-11', 1)).toHaveLength(6);
    // A February that begins on a Monday.
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 7 }), (of, firstDay) => {
        const days = weeksOf(of.slice(0, 7), firstDay).flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days).toContain(of);
        expect(days.length % 7).toBe(0);
      }),
    );
  });

  it('goes to the last day of a month that is too short', () => {
    expect(inMonth('2026-10-31', '2026-11')).toBe('2026-11-30');
    expect(inMonth('2026-10-31', '2027-02')).toBe('2027-02-28');
    expect(inMonth('2026-10-15', '2026-11')).toBe('2026-11-15');
  });

  it('keeps within the days that can be chosen', () => {
    expect(clampDay('2026-11-20', '2026-11-21')).toBe('2026-11-21');
    expect(clampDay('2026-11-20', undefined, '2026-11-19')).toBe('2026-11-19');
    expect(clampDay('2026-11-20')).toBe('2026-11-20');
  });

  it('begins the week on Monday in Chinese, and as the browser knows in English', () => {
    expect(firstDayOf('zh-CN')).toBe(1);
    expect([1, 7]).toContain(firstDayOf('en'));
  });

  it('formats a day as itself wherever it is read', () => {
    expect(new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(toDate('2026-11-20'))).toBe('November 20, 2026');
  });
});
