import type { MedicationReminder } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { reminder as daily } from '../testing.ts';
import { localRemindersOf } from './local-reminders.ts';
import { isDue, nextDose, rhythmOf, standingOf, supplyOf } from './schedule.ts';

const today = '2026-11-20';

const reminder = (changes: Partial<MedicationReminder> = {}) =>
  daily({
    stock: 40,
    doses: [
      { time: '08:00', status: 'taken', handledAt: '2026-11-20T08:04:12+08:00' },
      { time: '18:30', status: 'pending', handledAt: null },
    ],
    ...changes,
  });

describe('the rhythm', () => {
  it('a reminder with an unknown repetition has no due day and no local reminder', () => {
    const newer = reminder({ repeatType: 'monthly' });
    expect(rhythmOf(newer)).toEqual({ kind: 'unknown' });
    expect(isDue(newer, today)).toBe(false);
    expect(localRemindersOf(newer, '1 tablet', today)).toEqual([]);
    expect(localRemindersOf(reminder(), '1 tablet', today)).toHaveLength(1);
  });

  it('weekdays are named in the shortest form', () => {
    const on = (weekdays: number[]) => rhythmOf(reminder({ repeatType: 'weekdays', weekdays }));
    expect(on([5, 1, 3])).toEqual({ kind: 'weekdays', weekdays: [1, 3, 5] });
    expect(on([1, 2, 3, 4, 5])).toEqual({ kind: 'workdays' });
    expect(on([7, 6])).toEqual({ kind: 'weekend' });
    expect(on([1, 2, 3, 4, 5, 6, 7])).toEqual({ kind: 'daily' });
  });

  it('daily and interval schedules are named', () => {
    expect(rhythmOf(reminder())).toEqual({ kind: 'daily' });
    expect(rhythmOf(reminder({ repeatType: 'interval', intervalDays: 3 }))).toEqual({ kind: 'interval', days: 3 });
  });
});

describe('the status of a reminder', () => {
  it('a reminder is running on its first and on its last day', () => {
    expect(standingOf(reminder({ startDate: today, endDate: today }), today)).toBe('running');
  });

  it('a reminder has ended the day after its last one, even if paused', () => {
    expect(standingOf(reminder({ endDate: '2026-11-19', enabled: false }), today)).toBe('ended');
  });

  it('a disabled reminder is paused, and one that starts later is upcoming', () => {
    expect(standingOf(reminder({ enabled: false }), today)).toBe('paused');
    expect(standingOf(reminder({ startDate: '2026-11-21' }), today)).toBe('upcoming');
  });
});

describe('the due days of a reminder', () => {
  it('the due days of an interval are counted from the first day, across the end of a month', () => {
    const every3 = reminder({ repeatType: 'interval', intervalDays: 3, startDate: '2026-11-27' });
    const due = ['2026-11-24', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-03'].map((day) => isDue(every3, day));
    expect(due).toEqual([false, true, false, true, true]);
  });

  it('the due days are the chosen weekdays between start and end', () => {
    const mondays = reminder({ repeatType: 'weekdays', weekdays: [1], endDate: '2026-11-23' });
    expect(
      ['2026-11-02', '2026-11-16', '2026-11-17', '2026-11-23', '2026-11-30'].map((d) => isDue(mondays, d)),
    ).toEqual([false, true, false, true, false]);
  });
});

describe('the supply', () => {
  it('the supply covers today’s pending doses, then full days', () => {
    // One dose this evening, then 19 full days, and one dose of the next day.
    expect(supplyOf(reminder({ stock: 40 }), today)).toEqual({ kind: 'days', days: 20, low: false });
  });

  it('the supply does not change when today’s dose is taken from the stock', () => {
    const before = reminder({
      times: ['21:00'],
      stock: 6,
      doses: [{ time: '21:00', status: 'pending', handledAt: null }],
    });
    const after = reminder({
      times: ['21:00'],
      stock: 5,
      doses: [{ time: '21:00', status: 'taken', handledAt: null }],
    });
    expect(supplyOf(before, today)).toEqual({ kind: 'days', days: 6, low: true });
    expect(supplyOf(after, today)).toEqual({ kind: 'days', days: 6, low: true });
  });

  it('the supply is low below seven days', () => {
    const daily = (stock: number) => supplyOf(reminder({ times: ['08:00'], doses: [], stock }), today);
    expect(daily(6)).toEqual({ kind: 'days', days: 7, low: false });
    expect(daily(5)).toEqual({ kind: 'days', days: 6, low: true });
  });

  it('the supply depends on the weekdays or the interval', () => {
    const weekly = reminder({ repeatType: 'weekdays', weekdays: [1], times: ['08:00'], doses: [], stock: 2 });
    // 23 and 30 November are covered, 7 December is not.
    expect(supplyOf(weekly, today)).toEqual({ kind: 'days', days: 17, low: false });
    const fortnightly = { repeatType: 'interval', intervalDays: 14, startDate: today } as const;
    expect(supplyOf(reminder({ ...fortnightly, times: ['08:00'], doses: [], stock: 1 }), today)).toEqual({
      kind: 'days',
      days: 28,
      low: false,
    });
  });

  it('the supply ends today if the stock does not cover a full pending dose', () => {
    expect(supplyOf(reminder({ stock: 0 }), today)).toEqual({ kind: 'days', days: 0, low: true });
    expect(supplyOf(reminder({ dose: 2, stock: 1 }), today)).toEqual({ kind: 'days', days: 0, low: true });
  });

  it.each([
    { stock: undefined },
    { dose: null },
    { dose: 0 },
    { repeatType: 'lunar' },
    { doses: [{ time: '08:00', status: undefined, handledAt: null }] },
  ])('the supply is unknown with %j', (missing) => {
    expect(supplyOf(reminder(missing as object), today)).toBeUndefined();
  });

  it('the supply of small doses is counted exactly', () => {
    const drops = reminder({ dose: 0.1, stock: 0.3, times: ['08:00'], doses: [] });
    expect(supplyOf(drops, today)).toEqual({ kind: 'days', days: 4, low: true });
  });

  it('the supply is enough if the treatment ends first', () => {
    expect(supplyOf(reminder({ endDate: '2026-11-22', stock: 5 }), today)).toEqual({ kind: 'enough' });
    expect(supplyOf(reminder({ endDate: '2026-11-22', stock: 4 }), today)).toEqual({
      kind: 'days',
      days: 2,
      low: true,
    });
  });

  it('the supply is undefined without a stock or planned doses', () => {
    expect(supplyOf(reminder({ stock: null }), today)).toBeUndefined();
    expect(supplyOf(reminder({ enabled: false }), today)).toBeUndefined();
    expect(supplyOf(reminder({ endDate: '2026-11-19' }), today)).toBeUndefined();
  });
});

describe('the next dose', () => {
  const now = { day: today, time: '16:20' };

  it('the next dose is the first pending one still to come today, or else that of tomorrow', () => {
    expect(nextDose(reminder(), now)).toEqual({ day: today, time: '18:30' });
    expect(nextDose(reminder(), { day: today, time: '18:31' })).toEqual({ day: '2026-11-21', time: '08:00' });
  });

  it('the next dose is on the next chosen weekday', () => {
    const monday = reminder({ repeatType: 'weekdays', weekdays: [1, 3], times: ['09:00'], doses: [] });
    expect(nextDose(monday, now)).toEqual({ day: '2026-11-23', time: '09:00' });
  });

  it('the next dose is not before the first day, nor before the next day of the interval', () => {
    expect(nextDose(reminder({ startDate: '2027-03-01', doses: [] }), now)?.day).toBe('2027-03-01');
    const interval = reminder({ repeatType: 'interval', intervalDays: 30, doses: [] });
    expect(nextDose(interval, now)?.day).toBe('2026-12-09');
  });

  it('a paused or ended reminder has no next dose', () => {
    expect(nextDose(reminder({ enabled: false, doses: [] }), now)).toBeUndefined();
    expect(nextDose(reminder({ endDate: today, doses: [] }), now)).toBeUndefined();
  });
});
