import { beforeEach, describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

let { ask, examples } = freshWorld();
beforeEach(() => {
  ({ ask, examples } = freshWorld());
});

describe('a meal of AI food', () => {
  const taken = () =>
    ask('analysis.submitFoodItem', {
      date: '2026-11-20',
      mealType: 'breakfast',
      aiFoodAnalysisId: 'aifood-4172',
      foods: [{ foodId: 'pu-026', name: '红薯', amount: 200 }],
    });
  const diaryAnalysisId = () => ask('aiFood.analysisResult', { analysisId: 'aifood-4172' }).diaryAnalysisId;

  it('a meal of AI food is imported with its photo, and links to its analysis', () => {
    expect(diaryAnalysisId()).toBeNull();
    const { analysisId } = taken();
    expect(diaryAnalysisId()).toBe(analysisId);
    expect(ask('analysis.simple', { analysisId })).toMatchObject({
      source: 'photo',
      picture: '/meals/sweet-potato-soya-egg.svg',
      aiFoodAnalysisId: 'aifood-4172',
    });
  });

  it('a meal of AI food is refused when AI food has no such meal', () => {
    const foods = [{ name: '米饭', amount: 100 }];
    const input = { date: '2026-11-20', mealType: 'snack', foods, aiFoodAnalysisId: 'aifood-9' };
    expect(ask('analysis.submitFoodItem', input)).toBe(examples.failure('analysis.submitFoodItem', 'failGone').msg);
  });
});

it('a meal leaves the diary by an empty list of foods, and returns by its foods', () => {
  const day = () => ask('analysis.dailyReportDetail');
  const save = (items: object[]) =>
    ask('analysis.saveSimple', {
      analysisId: 'analysis-4126',
      items,
    });
  expect(day()).toMatchObject({ mealCount: 2, macros: { energy: 920 } });
  const { saved, items } = save([]);
  expect(saved).toBe(false);
  expect(items).toHaveLength(3);
  expect(day()).toMatchObject({ mealCount: 1, macros: { energy: 378 } });
  expect(save(items.map(({ foodId, amount }) => ({ foodId, amount }))).saved).toBe(true);
  expect(day()).toMatchObject({ mealCount: 2, macros: { energy: 920 } });
});

it('the report names the foods that contribute most of a nutrient', () => {
  const { nutrients } = ask('analysis.dailyReportDetail');
  for (const { amount, contributors = [] } of nutrients) {
    const brought = contributors.reduce((sum, one) => sum + one.amount, 0);
    expect(brought).toBeLessThanOrEqual(amount + 0.1);
    expect(contributors).toEqual([...contributors].sort((a, b) => b.amount - a.amount));
  }
  expect(nutrients.find(({ code }) => code === 'cholesterol')).toMatchObject({
    contributors: [{ foodId: 'dish-7001' }, { foodId: 'pu-127' }],
  });
});
