import { describe, expect, test } from 'vitest';
import { submissionOf } from './meal-draft.ts';

describe('a draft', () => {
  const draft = { mealType: 'snack', date: '2026-11-20', foods: [{ name: 'Apple', amount: 150 }] } as const;

  test('a meal draft becomes a submission once every food has an amount', () => {
    expect(submissionOf({ ...draft, foods: [...draft.foods] })).toEqual({
      date: '2026-11-20',
      mealType: 'snack',
      foods: [{ name: 'Apple', amount: 150 }],
    });
    expect(submissionOf({ ...draft, foods: [{ name: 'Tea' }] })).toBeUndefined();
    expect(submissionOf({ ...draft, foods: [] })).toBeUndefined();
  });

  test('a submission names the photo only once the foods of the photo are in the list', () => {
    const photo = { ...draft, foods: [...draft.foods], photoId: 'aifood-1' };
    expect(submissionOf(photo)).not.toHaveProperty('aiFoodAnalysisId');
    expect(submissionOf({ ...photo, photoTaken: true })).toHaveProperty('aiFoodAnalysisId', 'aifood-1');
  });

  test('a submission is saved in the diary immediately only if each food has a known energy', () => {
    const per100g = { energy: 53, protein: 0.2, fat: 0.2, carbohydrate: 13.5 };
    const apple = { foodId: 'gi-144', name: '苹果', amount: 150, per100g };
    expect(submissionOf({ ...draft, foods: [apple] })).toHaveProperty('saved', true);
    for (const other of [
      { name: 'Tea', amount: 200 },
      { ...apple, per100g: undefined },
    ])
      expect(submissionOf({ ...draft, foods: [apple, other] })).not.toHaveProperty('saved');
  });
});
