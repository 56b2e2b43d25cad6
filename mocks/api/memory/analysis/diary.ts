import { dayOf } from '../../days.ts';
import { dayTargetOf } from '../../foods/target.ts';
import type { Call } from '../../memory.ts';
import { eaterOf } from '../../person/eater.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export function diaryOf(state: AnalysisState, { world, now, person }: Call): Diary {
  return {
    state,
    planned: finishedMeals(world<MealPlanState>('mealPlan')),
    now,
    eater: eaterOf(person, dayOf(now)),
    target: dayTargetOf(person),
  };
}
