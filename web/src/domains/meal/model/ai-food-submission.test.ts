import type { AiFoodDay, AiFoodProgress } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { findSubmission } from './ai-food-submission.ts';

const sent = Date.parse('2026-11-20T16:20:00+08:00');
const submission = {
  mealType: 'snack',
  date: '2026-11-20',
  foods: [{ foodId: 'gi-152', name: '香蕉' }, { name: '手打柠檬茶' }],
} as const;
const input = { ...submission, foods: [...submission.foods] };

const pending = (submittedAt: string): AiFoodProgress => ({
  analysisId: 'aifood-9',
  status: 'pending',
  stage: 'matching',
  progress: 0,
  failReason: null,
  submittedAt,
});

const macros = { energy: 1, protein: 0, fat: 0, carbohydrate: 0 };
const day = (createdAt: string, foodId = 'gi-152'): AiFoodDay => ({
  date: '2026-11-20',
  macros,
  meals: [],
  records: [
    {
      analysisId: 'aifood-8',
      mealType: 'snack',
      source: 'name',
      createdAt,
      generatedBy: 'ai',
      generatedAt: createdAt,
      picture: null,
      saved: false,
      items: [{ foodId, name: '香蕉', nameEn: 'Banana', amount: 100, macros }],
      macros,
    },
  ],
});

test('a lost submission is found as the pending analysis or as one that became ready meanwhile', () => {
  expect(findSubmission(pending('2026-11-20T16:20:01+08:00'), [], input, sent)).toBe('aifood-9');
  expect(findSubmission(null, [day('2026-11-20T16:20:01+08:00')], input, sent)).toBe('aifood-8');
});

test('an earlier meal, another food, day, meal type or a photo does not match a lost submission', () => {
  const now = '2026-11-20T16:20:01+08:00';
  expect(findSubmission(pending('2026-11-20T16:10:00+08:00'), [], input, sent)).toBeUndefined();
  expect(findSubmission(null, [day('2026-11-20T12:00:00+08:00')], input, sent)).toBeUndefined();
  expect(findSubmission(null, [day(now, 'gi-144')], input, sent)).toBeUndefined();
  expect(findSubmission(null, [day(now)], { ...input, date: '2026-11-19' }, sent)).toBeUndefined();
  expect(findSubmission(null, [day(now)], { ...input, mealType: 'lunch' }, sent)).toBeUndefined();
  expect(findSubmission(null, [day(now)], { ...input, picture: '/meals/a.svg' }, sent)).toBeUndefined();
});
