import { describe, expect, it } from 'vitest';
import { unansweredOf } from '#domains/medication/model/day-counts.ts';
import { adherenceOf, lastThirty, monthsOf, yearsOfLastThirty } from './year.ts';

const today = '2026-11-20';
const days = [
  { date: '2026-10-21', planned: 2, taken: 0, skipped: 0 },
  { date: '2026-10-22', planned: 2, taken: 0, skipped: 0 },
  { date: '2026-11-18', planned: 4, taken: 4, skipped: 0 },
  { date: '2026-11-19', planned: 3, taken: 2, skipped: 0 },
  { date: '2026-11-20', planned: 4, taken: 1, skipped: 1 },
];

describe('the calendar of a year', () => {
  it('the calendar of a year has twelve months', () => {
    const months = monthsOf(2026, [], today);
    expect(months.map(({ first }) => first).slice(10)).toEqual(['2026-11-01', '2026-12-01']);
    expect(months.map((month) => month.days.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  it('February of a leap year has 29 days', () => {
    expect(monthsOf(2028, [], today)[1]?.days).toHaveLength(29);
  });

  it('a day is marked by the share of doses taken', () => {
    const november = monthsOf(2026, days, today)[10];
    expect(november?.days.slice(17, 21)).toEqual([
      { day: '2026-11-18', mark: 'all', share: 1 },
      { day: '2026-11-19', mark: 'some', share: 2 / 3 },
      { day: '2026-11-20', mark: 'open', share: 0.25 },
      { day: '2026-11-21', mark: 'nothing', share: 0 },
    ]);
    expect(monthsOf(2026, days, today)[9]?.days[20]?.mark).toBe('none');
  });

  it.each([null, undefined])('nothing is told of a day without a number of doses: %s', (taken) => {
    const day = { date: '2026-11-19', planned: 3, taken: taken as never, skipped: 0 };
    expect(monthsOf(2026, [day], today)[10]?.days[18]).toEqual({ day: '2026-11-19', mark: 'nothing', share: 0 });
    expect(unansweredOf(day)).toBeNaN();
    expect(adherenceOf([day], today).missed).toBeNaN();
  });

  it('today is no longer marked as open once every dose is answered', () => {
    const answered = [{ date: today, planned: 2, taken: 1, skipped: 1 }];
    expect(monthsOf(2026, answered, today)[10]?.days[19]?.mark).toBe('some');
  });
});

describe('adherence', () => {
  it('adherence omits pending doses of today', () => {
    expect(adherenceOf(days.slice(2), today)).toEqual({ due: 9, taken: 7, skipped: 1, missed: 1, percent: 78 });
  });

  it('adherence is below 100 percent while one dose is missing', () => {
    expect(adherenceOf([{ date: '2026-01-01', planned: 1000, taken: 999, skipped: 1 }], today).percent).toBe(99);
    expect(adherenceOf([{ date: '2026-01-01', planned: 3, taken: 3, skipped: 0 }], today).percent).toBe(100);
  });

  it('adherence is undefined if nothing was due', () => {
    expect(adherenceOf([], today).percent).toBeUndefined();
    expect(adherenceOf([{ date: today, planned: 2, taken: 0, skipped: 0 }], today).percent).toBeUndefined();
  });

  it('recent adherence covers thirty days including today', () => {
    expect(lastThirty(days, today).map(({ date }) => date)).toEqual([
      '2026-10-22',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it('recent adherence needs the previous year until 29 January', () => {
    expect(yearsOfLastThirty('2027-01-29')).toEqual([2026, 2027]);
    expect(yearsOfLastThirty('2027-01-30')).toEqual([2027]);
  });
});
