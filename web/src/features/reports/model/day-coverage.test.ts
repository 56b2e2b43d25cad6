import type { DailyReportSummary } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { completeDays, marksOf, missingMeals } from './day-coverage.ts';

const macros = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };
const day = (date: string, coverage: DailyReportSummary['coverage']): DailyReportSummary => ({
  date,
  coverage,
  score: null,
  mealCount: 0,
  macros,
  target: macros,
});

test('days are marked by how complete they are', () => {
  const days = [day('2026-11-18', 'complete'), day('2026-11-19', 'partial'), day('2026-11-20', 'empty')];
  expect(marksOf(days)).toEqual({ '2026-11-18': 'done', '2026-11-19': 'partial' });
  expect(completeDays(days)).toBe(1);
});

test('a day without a main meal lacks it; a snack is never missing', () => {
  const meal = (mealType: 'lunch' | 'snack') => ({ mealType }) as never;
  expect(missingMeals({ meals: [meal('lunch'), meal('snack')] })).toEqual(['breakfast', 'dinner']);
  expect(missingMeals({ meals: [] })).toEqual(['breakfast', 'lunch', 'dinner']);
});
