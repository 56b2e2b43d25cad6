import { dayTargetOf } from '../../foods/target.ts';
import type { Call } from '../../memory.ts';
import { energyTargetOf } from '../../person.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export function diaryOf(state: AnalysisState, { world, now, person }: Call): Diary {
  const target = energyTargetOf(person);
  return {
    state,
    planned: finishedMeals(world<MealPlanState>('mealPlan')),
    now,
    dailyEnergy: target.energyTarget,
    dayTarget: dayTargetOf(target),
  };
}
