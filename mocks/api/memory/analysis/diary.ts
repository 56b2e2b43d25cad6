import type { Call } from '../../memory.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export const diaryOf = (state: AnalysisState, call: Call<unknown>): Diary => ({
  state,
  planned: plannedOf(call),
  now: call.now,
});

/** What was eaten of the meal plan. */
export const plannedOf = ({ world }: Call<unknown>) => finishedMeals(world<MealPlanState>('mealPlan'));

/** What the person said of themselves for the meal plan. */
export const allergiesOf = ({ world }: Call<unknown>): string[] =>
  world<MealPlanState>('mealPlan').submission?.allergies ?? [];
