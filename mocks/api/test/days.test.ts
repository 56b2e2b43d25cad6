import { expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, daysFrom, timestamp, weekday } from '../days.ts';

it('days are counted across ends of months and years, and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-20', '2027-11-20')).toBe(365);
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

it('the days of the week are numbered from Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22', '1969-12-31'].map(weekday)).toEqual([1, 5, 7, 3]);
});

it('days and moments are in the time zone of the machine', () => {
  const moment = new Date(2026, 0, 5, 0, 0, 7);
  expect(dayOf(moment)).toBe('2026-01-05');
  expect(timestamp(moment)).toMatch(/^2026-01-05T00:00:07[+-]\d\d:\d\d$/);
  expect(new Date(timestamp(moment))).toEqual(moment);
});
