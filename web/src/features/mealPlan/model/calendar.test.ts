import type { MealPlanCalendarDay } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { marksOf, openDays, planInForce } from './calendar.ts';

const day = (date: string, mealCount: number, finishedCount: number, status = 'ready'): MealPlanCalendarDay => ({
  date,
  status: status as MealPlanCalendarDay['status'],
  mealCount,
  finishedCount,
  energy: 1700,
});

const days = [
  day('2026-11-15', 4, 0, 'replaced'),
  day('2026-11-18', 4, 4),
  day('2026-11-19', 4, 0),
  day('2026-11-20', 4, 1),
  day('2026-11-21', 0, 0, 'deleted'),
  day('2026-11-22', 4, 0),
];

test('the calendar marks how much of a day is eaten, and no past day without an eaten meal', () => {
  expect(marksOf(days, '2026-11-20')).toEqual({ '2026-11-18': 'done', '2026-11-20': 'partial', '2026-11-22': 'due' });
});

test('the plan in force runs from the first to the last ready day', () => {
  expect(planInForce(days)).toEqual({ from: '2026-11-18', to: '2026-11-22' });
  expect(planInForce(days.slice(0, 1))).toBeUndefined();
});

test('the shopping days are those with open meals from today on', () => {
  expect(openDays(days, '2026-11-20')).toEqual(['2026-11-20', '2026-11-22']);
});
