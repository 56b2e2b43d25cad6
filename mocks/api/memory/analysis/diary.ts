import { ageOn } from '../../../../sdk/src/safety/index.ts';
import { dayOf } from '../../days.ts';
import { dayTargetOf, type Eater } from '../../foods/target.ts';
import type { Call } from '../../memory.ts';
import { foodLimitsOf } from '../../person/food-limits.ts';
import { energyTargetOf, type Person } from '../../person.ts';
import type { MealPlanState } from '../mealPlan/seed.ts';
import { finishedMeals } from '../mealPlan/world.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

function eaterOf(person: Person, today: string): Eater {
  const { gender, birthDate } = person.profile;
  const energy = energyTargetOf(person).energyTarget;
  return { energy, gender, age: ageOn(today, birthDate), limits: foodLimitsOf(person) };
}

export function diaryOf(state: AnalysisState, { world, now, person }: Call): Diary {
  const target = energyTargetOf(person);
  return {
    state,
    planned: finishedMeals(world<MealPlanState>('mealPlan')),
    now,
    eater: eaterOf(person, dayOf(now)),
    dayTarget: dayTargetOf(target),
  };
}
