import type { MealPlanPreview, PlannedMeal } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

export const TODAY = '2026-11-20';
export const DINNER = 'meal-4020';

export const wishes = {
  dietaryGoal: 'controlGlucose',
  tastes: [],
  allergies: [] as string[],
  avoidedFoods: [] as string[],
  tagIds: [] as string[],
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  maxCookingMinutes: null as number | null,
};

export const ids = (one: PlannedMeal | null | undefined) => one?.items.map(({ foodId }) => foodId);

/** A new world with the calls of its meal plan. */
export function freshMealPlan() {
  const { ask, clock, wait, examples } = freshWorld();
  const day = (date = TODAY) => ask('mealPlan.detail', { date });
  const meal = (id: string, date = TODAY) => day(date).meals.find(({ mealId }) => mealId === id) as PlannedMeal;
  const status = () => ask('mealPlan.status');
  const finish = (mealId: string, finished?: boolean) => ask('mealPlan.finish', { mealId, finished });
  const replacePre = (input: object) => ask('mealPlan.replacePre', input);
  const replaceResult = (previewId: string) => ask('mealPlan.replaceResult', { previewId });
  const replaceAllPre = (date: string) => ask('mealPlan.replaceAllPre', { date });
  const replaceAllResult = (previewId: string) => ask('mealPlan.replaceAllResult', { previewId });
  const deletePre = (input: object) => ask('mealPlan.deletePre', input);
  const apply = (previewId: string) => ask('mealPlan.modify', { action: 'apply', previewId });
  const submit = (input: Partial<typeof wishes> & { wantedFoods?: string[] } = {}, from?: string, token?: string) =>
    ask('mealPlan.modify', { action: 'submit', from, preferences: { ...wishes, ...input } }, token);

  /** A replacement of a meal that is ready to apply. */
  function readyPreview(input: object = { mealId: DINNER }): MealPlanPreview {
    const { previewId } = replacePre(input);
    wait(3);
    return replaceResult(previewId);
  }

  return {
    ask,
    clock,
    examples,
    wait,
    day,
    meal,
    status,
    finish,
    replacePre,
    replaceResult,
    replaceAllPre,
    replaceAllResult,
    deletePre,
    apply,
    submit,
    readyPreview,
  };
}
