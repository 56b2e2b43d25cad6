import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayOf,
  daysBetween,
  daysFrom,
  daysOfMonth,
  FIRST_DAY,
  fromWallClock,
  inMonth,
  isDay,
  LAST_DAY,
  MONDAY,
  monthOf,
  monthsBetween,
  startOfWeek,
  timeOf,
  wallClock,
  weekdayOf,
  weekdaysFrom,
  weekOf,
  weeksOf,
  yearsBetween,
} from './days.ts';
import { dayAt, timeAt } from './local-clock.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));
const firstDay = fc.integer({ min: 1, max: 7 });

test.each([
  ['2026-11-20T07:20:00+08:00', '07:20'],
  ['2026-11-20T23:55:59', '23:55'],
  ['2026-11-20', '00:00'],
])('the local time of %s is %s', (at, time) => expect(timeOf(at)).toBe(time));

describe('days of the calendar', () => {
  it('a week of a report begins on Monday', () => {
    expect(weekOf('2026-11-22', MONDAY)[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-23', MONDAY)[0]).toBe('2026-11-23');
    expect(weekOf('2027-01-01', MONDAY)[0]).toBe('2026-12-28');
    expect(weekOf('2026-11-21', MONDAY)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('a week of a calendar begins on the first day of its region', () => {
    expect(weekOf('2026-11-21', 7)).toEqual(daysFrom('2026-11-15', '2026-11-21'));
    expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
    expect(weekOf('2026-11-20', 6)[0]).toBe('2026-11-14');
    expect([weekdaysFrom(1), weekdaysFrom(7)]).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [7, 1, 2, 3, 4, 5, 6],
    ]);
  });

  it('each day is in a week of seven days that starts on the first day', () => {
    fc.assert(
      fc.property(day, firstDay, (of, first) => {
        const week = weekOf(of, first);
        expect(week).toHaveLength(7);
        expect(week).toContain(of);
        expect(startOfWeek(week[6] as string, first)).toBe(week[0]);
        expect(week.map(weekdayOf)).toEqual(weekdaysFrom(first));
      }),
    );
  });

  it('months are added across the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -23)).toBe('2024-12');
  });

  it('a month is laid out in full weeks, with each of its days once', () => {
    expect(weeksOf('2026-10', MONDAY)).toHaveLength(5);
    expect(weeksOf('2026-11', MONDAY)).toHaveLength(6);
    // A February that begins on a Monday.
    expect(weeksOf('2027-02', MONDAY)).toHaveLength(4);
    fc.assert(
      fc.property(day, firstDay, (of, first) => {
        const days = weeksOf(of.slice(0, 7), first).flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days).toContain(of);
        expect(days.length % 7).toBe(0);
      }),
    );
  });

  it('a day missing in a shorter month becomes its last day', () => {
    expect(inMonth('2026-10-31', '2026-11')).toBe('2026-11-30');
    expect(inMonth('2026-10-31', '2027-02')).toBe('2027-02-28');
    expect(inMonth('2026-10-15', '2026-11')).toBe('2026-11-15');
  });

  it('a day is clamped to the available range', () => {
    expect(clampDay('2026-11-20', '2026-11-21')).toBe('2026-11-21');
    expect(clampDay('2026-11-20', undefined, '2026-11-19')).toBe('2026-11-19');
    expect(clampDay('2026-11-20')).toBe('2026-11-20');
  });

  it('days are added across the end of a month, of a year and of February', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('the distance of two days counts calendar days, not hours', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
  });

  it('adding a number of days is the inverse of counting them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -50_000, max: 50_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(to > from).toBe(days > 0);
      }),
    );
  });

  it('a range lists its days, a reversed one lists none', () => {
    expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysFrom('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
    expect(daysFrom('2026-11-20', '2026-11-18')).toEqual([]);
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2100-02')).toHaveLength(28);
    expect(daysOfMonth('2026-12').slice(-1)).toEqual(['2026-12-31']);
  });

  it('the weekday of a day is found, also before 1970', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('1969-12-28')).toBe(7);
  });

  it('only existing days from 2000 to 2100 are valid', () => {
    expect(['2026-11-20', '2028-02-29', FIRST_DAY, LAST_DAY].map(isDay)).toEqual([true, true, true, true]);
    const wrong = [
      '2026-02-29',
      '2026-04-31',
      '2026-13-01',
      '1999-12-31',
      '2101-01-01',
      '26-1-1',
      '2026-11-20T00:00',
      '',
    ];
    expect(wrong.some(isDay)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isDay(text)).toBe(false);
      }),
    );
  });

  it('the months and years between two days are counted if they are full', () => {
    expect(monthsBetween('2026-01-31', '2026-02-27')).toBe(0);
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsBetween('2025-11-20', '2026-11-19')).toBe(11);
    expect(yearsBetween('1990-11-20', '2026-11-20')).toBe(36);
    expect(yearsBetween('1990-11-20', '2026-11-19')).toBe(35);
    expect(yearsBetween('2004-02-29', '2027-02-28')).toBe(22);
    expect(yearsBetween('2004-02-29', '2027-03-01')).toBe(23);
    fc.assert(
      fc.property(day, fc.nat(40_000), (from, days) => {
        const to = addDays(from, days);
        const months = monthsBetween(from, to);
        const reached = (count: number) => inMonth(from, addMonths(monthOf(from), count));
        expect(reached(months) <= to).toBe(true);
        expect(reached(months + 1) > to).toBe(true);
      }),
    );
  });

  it('the day and time of a moment are those of the person’s clock', () => {
    const late = new Date(2026, 10, 20, 23, 59, 59);
    expect(dayAt(late)).toBe('2026-11-20');
    expect(timeAt(late)).toBe('23:59');
    expect(dayAt(new Date(2026, 10, 21, 0, 0).getTime())).toBe('2026-11-21');
    fc.assert(
      fc.property(day, (of) => {
        expect(dayAt(new Date(`${of}T12:00`))).toBe(of);
      }),
    );
  });

  it('the day of a date-time is that of its own offset', () => {
    expect(dayOf('2026-11-20T00:10:00+08:00')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T23:50:00-08:00')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T07:30:00')).toBe('2026-11-20');
    expect(dayOf('2026-11-20')).toBe('2026-11-20');
    const moment = new Date(2026, 10, 20, 0, 10);
    expect(dayOf(moment.toISOString())).toBe('2026-11-20');
  });

  it('a date-time is placed on an axis by its own offset', () => {
    for (const at of ['2026-11-20T00:10:00+08:00', '2026-11-20T23:50:00-08:00', '2026-11-20T07:30:00']) {
      expect(fromWallClock(wallClock(at))).toBe(at.slice(0, 19));
    }
    expect(fromWallClock(wallClock('2026-11-20'))).toBe('2026-11-20T00:00:00');
    const moment = new Date(2026, 10, 20, 0, 10);
    expect(fromWallClock(wallClock(moment.toISOString()))).toBe('2026-11-20T00:10:00');
    expect(wallClock('soon')).toBeNaN();
  });
});
