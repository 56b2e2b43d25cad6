import { freshWorld } from './world.ts';

interface Dish {
  foodId: string;
  name: string;
  course: string;
  allergens: string[];
  minutes: number;
}
export interface Meal {
  mealId: string;
  mealType: string;
  finished: boolean;
  finishedAt: string | null;
  macros: { energy: number };
  items: Dish[];
}
export interface Day {
  status: string;
  planId: string | null;
  macros: { energy: number };
  eaten: { energy: number };
  meals: Meal[];
}
export interface State {
  status: string;
  planId: string | null;
  from: string | null;
  to: string | null;
  failReason: string | null;
  blockedBy?: string[];
  outdatedBy?: string[];
}
export interface Preview {
  expiresAt: string;
  previewId: string;
  kind: string;
  status: string;
  failReason: string | null;
  changes: { mealId: string; before: Meal; after: Meal | null }[];
  dayBefore: { energy: number };
  dayAfter: { energy: number } | null;
}
export interface Deletion {
  expiresAt: string;
  previewId: string;
  dates: string[];
  mealCount: number;
  finishedKept: number;
}

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

export const ids = (one: Meal | null | undefined) => one?.items.map(({ foodId }) => foodId);

/** A new world with the calls of its meal plan. */
export function freshMealPlan() {
  const { ask, clock, examples } = freshWorld();
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  const day = (date = TODAY) => ask<Day>('mealPlan.detail', { date });
  const meal = (id: string, date = TODAY) => day(date).meals.find(({ mealId }) => mealId === id) as Meal;
  const status = () => ask<State>('mealPlan.status');
  const finish = (mealId: string, finished?: boolean) => ask<Day>('mealPlan.finish', { mealId, finished });
  const replacePre = (input: object) => ask<Preview>('mealPlan.replacePre', input);
  const replaceResult = (previewId: string) => ask<Preview>('mealPlan.replaceResult', { previewId });
  const replaceAllPre = (date: string) => ask<Preview>('mealPlan.replaceAllPre', { date });
  const replaceAllResult = (previewId: string) => ask<Preview>('mealPlan.replaceAllResult', { previewId });
  const deletePre = (input: object) => ask<Deletion>('mealPlan.deletePre', input);
  const apply = (previewId: string) => ask<State>('mealPlan.modify', { action: 'apply', previewId });
  const submit = (input: Partial<typeof wishes> & { wantedFoods?: string[] } = {}, from?: string, token?: string) =>
    ask<State>('mealPlan.modify', { action: 'submit', from, preferences: { ...wishes, ...input } }, token);

  /** A replacement of a meal that is ready to apply. */
  function readyPreview(input: object = { mealId: DINNER }): Preview {
    const { previewId } = replacePre(input);
    pass(3);
    return replaceResult(previewId);
  }

  return {
    ask,
    clock,
    examples,
    pass,
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
