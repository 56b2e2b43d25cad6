import type { Call } from '../../memory.ts';
import { energyTargetOf } from '../../person.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export const diaryOf = (state: AnalysisState, { world, now, person }: Call): Diary => ({
  state,
  planned: finishedMeals(world<MealPlanState>('mealPlan')),
  now,
  dailyEnergy: energyTargetOf(person),
});
