import type { ExecutionStage, PlanTask } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canClockIn, holdTime, marksOf, placeIn, saysAmount, splitByTime, weekIn } from './plan-day.ts';

test('the calendar marks past days and today by tasks done, but not rest days or future days', () => {
  const days = [
    { date: '2026-11-16', planned: 6, done: 6 },
    { date: '2026-11-17', planned: 6, done: 2 },
    { date: '2026-11-18', planned: 6, done: 0 },
    { date: '2026-11-19', planned: 0, done: 0 },
    { date: '2026-11-20', planned: 6, done: 2 },
    { date: '2026-11-21', planned: 6, done: 0 },
  ];
  expect(marksOf(days, '2026-11-20')).toEqual({
    '2026-11-16': 'done',
    '2026-11-17': 'partial',
    '2026-11-18': 'missed',
    '2026-11-20': 'partial',
  });
  expect(marksOf([{ date: '2026-11-20', planned: 6, done: 0 }], '2026-11-20')).toEqual({ '2026-11-20': 'due' });
});

test('a title says an amount in digits, grouped or not, and as no part of another number', () => {
  expect(saysAmount('喝够 1,700 毫升水', 1_700)).toBe(true);
  expect(saysAmount('Walk briskly for 40 minutes', 40)).toBe(true);
  expect(saysAmount('喝够 1700 毫升水', 1_700)).toBe(true);
  expect(saysAmount('Walk 140 steps', 40)).toBe(false);
  expect(saysAmount('快走', 40)).toBe(false);
});

test('the tasks of a day are split into earlier ones, later ones and those without a time', () => {
  const tasks = ['07:00', '16:20', '19:00', null].map((time) => ({ time })) as PlanTask[];
  const { earlier, later, anytime } = splitByTime(tasks, '16:20');
  expect([earlier, later, anytime].map((list) => list.map(({ time }) => time))).toEqual([
    ['07:00', '16:20'],
    ['19:00'],
    [null],
  ]);
});

describe('the time to undo', () => {
  test('the time to undo is five seconds, and a hundred while Undo has the focus', () => {
    expect(holdTime(new Date(2026, 10, 20, 16, 20))).toBe(5_000);
    expect(holdTime(new Date(2026, 10, 20, 16, 20), true)).toBe(100_000);
    expect(holdTime(new Date(2026, 10, 20, 23, 59, 30), true)).toBe(29_000);
  });

  test('the time to undo ends before midnight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), (ms) => {
        const now = new Date(new Date(2026, 10, 20).getTime() + ms);
        const end = new Date(now.getTime() + holdTime(now));
        expect(end.getDate()).toBe(20);
      }),
    );
    expect(holdTime(new Date(2026, 10, 20, 23, 59, 58))).toBe(1_000);
    expect(holdTime(new Date(2026, 10, 20, 23, 59, 59, 500))).toBe(0);
  });
});

test('only a person’s own tasks of today can be checked off', () => {
  const now = new Date(2026, 10, 20, 16, 20);
  expect(canClockIn({ isOwn: true, date: '2026-11-20' }, now)).toBe(true);
  expect(canClockIn({ isOwn: true, date: '2026-11-19' }, now)).toBe(false);
  expect(canClockIn({ isOwn: false, date: '2026-11-20' }, now)).toBe(false);
});

test('a day has a week in the plan and a position in its stage', () => {
  const stages = [
    { startDate: '2026-10-12', endDate: '2026-10-25' },
    { startDate: '2026-10-26', endDate: '2027-01-03' },
  ] as ExecutionStage[];
  expect(weekIn(stages, '2026-11-20')).toEqual({ week: 6, weeks: 12 });
  expect(weekIn(stages, '2026-10-11')).toBeUndefined();
  expect(weekIn([], '2026-10-11')).toBeUndefined();
  expect(placeIn({ startDate: '2026-11-16', endDate: '2026-12-06' }, '2026-11-20')).toEqual({ day: 5, days: 21 });
});
