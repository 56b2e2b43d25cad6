import { addDays, moment, wallTime } from '../../engine/days.ts';
import { hasHappened, type LiveExamples } from '../../engine/live-dates.ts';
import type { MealPlanSubmission, MealType } from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';
import { entryOf, generate, type Plan, startPlan } from './plan.ts';
import type { Preview } from './preview.ts';

export interface MealPlanState {
  /** Oldest first, including the replaced and deleted plans, because of their eaten meals. */
  plans: Plan[];
  submission: MealPlanSubmission | null;
  previews: Preview[];
  mealCount: number;
  /** Whether the person has ever finished, replaced or deleted a meal. */
  experienced: boolean;
}

/** The eaten meals of the first week, with their times. */
const eaten: Record<string, Partial<Record<MealType, string>>> = {
  '2026-11-16': { breakfast: '07:42:10', lunch: '12:20:31', snack: '15:50:02', dinner: '18:45:47' },
  '2026-11-17': { breakfast: '07:38:55', lunch: '12:31:09' },
  '2026-11-18': { breakfast: '07:45:20', snack: '16:05:13', dinner: '18:52:38' },
  '2026-11-19': { breakfast: '07:40:06', lunch: '12:15:44', snack: '15:40:27' },
  '2026-11-20': { breakfast: '07:45:33' },
};

const FIRST_DAY = '2026-11-16';

/** The plan of the examples' week, from the preferences of the example. */
export function begin(examples: LiveExamples, now: Date, person: Person): MealPlanState {
  const empty = { plans: [], submission: null, previews: [], mealCount: 0, experienced: false };
  const submission = examples.data('mealPlan.viewSubmit');
  const { energyTarget } = person.firstBasis;
  if (person.isNew || energyTarget === null || !submission) return empty;
  const { days } = examples;
  const state: MealPlanState = { plans: [], submission, previews: [], mealCount: 0, experienced: true };
  const from = addDays(FIRST_DAY, days);
  const made = {
    wishes: { ...submission, diets: [...person.firstBasis.diets] },
    basis: person.firstBasis,
    energyTarget,
  };
  const plan = startPlan('meal-plan-4301', from, made, moment(submission.submittedAt));
  generate(plan, [], { entries: [], nextMealId: () => nextMealId(state) });
  plan.updatedAt = wallTime(submission.submittedAt.slice(0, 10), '20:10:08');
  const entries = plan.meals.flatMap((meal) => {
    const time = eaten[addDays(meal.date, -days)]?.[meal.mealType];
    const at = time && wallTime(meal.date, time);
    return at && hasHappened(at, now) ? [entryOf(meal, at)] : [];
  });
  person.ledger.entries = [...person.ledger.entries, ...entries];
  state.plans.push(plan);
  return state;
}

export const nextMealId = (state: MealPlanState): string => `meal-${4001 + state.mealCount++}`;
