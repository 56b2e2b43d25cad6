import type { Call } from '../../memory.ts';
import { energyTargetOf, personNow } from '../../person.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export const diaryOf = (state: AnalysisState, call: Call): Diary => ({
  state,
  planned: finishedMeals(mealPlanOf(call)),
  now: call.now,
  dailyEnergy: energyTargetOf(personNow(state.examples, call)),
});

/** What the person said of themselves for the meal plan. */
export const allergiesOf = (call: Call): string[] => mealPlanOf(call).submission?.allergies ?? [];

const mealPlanOf = ({ world }: Call) => world<MealPlanState>('mealPlan');
