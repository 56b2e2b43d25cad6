import { medicineNotes } from '../../../../sdk/src/safety/index.ts';
import { dayOf, moment, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import type { Call } from '../../engine/memory.ts';
import { foodsIn } from '../../foods/portion.ts';
import { dayTargetOf, isScored, sharesOf } from '../../foods/target.ts';
import type {
  MealPlanDay,
  MealPlanStatus,
  MealPlanSubmission,
  MedicineCaution,
  MealPlanState as Shown,
} from '../../generated/operations.ts';
import { allergensOf } from '../../person/allergies.ts';
import { eaterOf } from '../../person/eater.ts';
import { plannedDietsOf } from '../../person/food-limits.ts';
import { entriesOn } from '../../person/ledger/entries.ts';
import { showEntry, sumOf } from '../../person/ledger/ledger.ts';
import type { Person } from '../../person/person.ts';
import { changesSince, outdatedBy } from '../../person/plan-basis.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import { medicinesOn } from '../medication.ts';
import type { Wishes } from './menus.ts';
import { byTime, generate, type Meal, macrosOf, type Plan, showMeal, unkeptOn } from './plan.ts';
import { type Preview, prepare, workOut } from './preview.ts';
import { type MealPlanState, nextMealId } from './seed.ts';

/** Completes work that is due. */
export function settle(state: MealPlanState, now: Date, person: Person): void {
  const due = (one: Pick<Plan | Preview, 'status' | 'due'>) => one.status === 'generating' && one.due <= now.getTime();
  state.plans.filter(due).forEach((plan) => {
    const earlier = state.plans.slice(0, state.plans.indexOf(plan));
    generate(plan, earlier, {
      entries: person.ledger.entries,
      shares: sharesOf(eaterOf(person, dayOf(now))),
      nextMealId: () => nextMealId(state),
    });
  });
  for (const preview of state.previews.filter(due)) {
    const earlier = state.previews.slice(0, state.previews.indexOf(preview));
    const [first] = preview.changes;
    const plan = state.plans.find(({ meals }) => meals.some((meal) => meal === first?.meal));
    if (!state.submission || !first || !plan) continue;
    const day = { meals: mealsOn(state, first.meal.date), energy: plan.energy };
    workOut(preview, wishesOf(state.submission, person), earlier, day);
  }
}

/** The preferences, with all allergies and health tags that the person has entered anywhere. */
export const wishesOf = (submission: MealPlanSubmission, person: Person): Wishes => ({
  ...submission,
  allergies: allergensOf(person),
  diets: plannedDietsOf(person, submission.tagIds),
});

const allMeals = ({ plans }: MealPlanState): Meal[] => plans.flatMap(({ meals }) => meals);

export const find = (state: MealPlanState, id: string): Meal | undefined =>
  allMeals(state).find(({ mealId }) => mealId === id);

export const mealsOn = (state: MealPlanState, day: string): Meal[] =>
  allMeals(state)
    .filter(({ date }) => date === day)
    .sort(byTime);

/** A day with all its meals. */
export const dayOn = (state: MealPlanState, date: string) => ({ date, meals: mealsOn(state, date) });

/** The plan with meals on the day, or else the newest that covers the day, even if deleted. */
function planOn({ plans }: MealPlanState, day: string): Plan | undefined {
  const newest = [...plans].reverse().filter(({ from, to, status }) => from <= day && day <= to && status !== 'failed');
  return newest.find(({ meals }) => meals.some(({ date }) => date === day)) ?? newest[0];
}

export function statusOn(state: MealPlanState, day: string): MealPlanStatus {
  const plan = planOn(state, day);
  return plan?.deletedDates.has(day) ? 'deleted' : (plan?.status ?? 'none');
}

/** The dark green vegetables of the table, whose vitamin K changes how some medicines work. */
const richInVitaminK: readonly string[] = ['pu-050', 'pu-063', 'pu-074'];

/** The medicines for which items of the meals matter. */
function cautionsFor(medicineNames: readonly string[], meals: readonly Meal[]): MedicineCaution[] {
  const foodIds = [...new Set(meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)))].filter((id) =>
    foodsIn(id).some(({ foodId }) => richInVitaminK.includes(foodId)),
  );
  if (foodIds.length === 0) return [];
  const note = 'steadyVitaminK';
  return [...new Set(medicineNames)]
    .filter((name) => medicineNotes(name).includes(note))
    .map((medicineName) => ({ medicineName, note, foodIds }));
}

/** A day in the form of the description. */
export function showDay(state: MealPlanState, call: Call, date: string): MealPlanDay {
  const meals = mealsOn(state, date);
  const plan = planOn(state, date);
  const { entries } = ledgerOf(call);
  const eaten = entriesOn(entries, date);
  const eater = eaterOf(call.person, dayOf(call.now));
  const notKept = plan && isScored(eater) ? unkeptOn(plan, date, sharesOf(eater)) : [];
  const cautions = cautionsFor(medicinesOn(call.world('medication'), date), meals);
  return {
    ...generated(plan && meals.length > 0 ? timestamp(moment(plan.due)) : null),
    date,
    status: statusOn(state, date),
    planId: plan?.planId ?? null,
    target: dayTargetOf(eater),
    ...(notKept.length > 0 && { notKept }),
    ...(cautions.length > 0 && { cautions }),
    macros: macrosOf(meals),
    eaten: sumOf(eaten),
    entries: eaten.map(showEntry),
    meals: meals.map((meal) => showMeal(meal, entries)),
  };
}

export function showState({ plans }: MealPlanState, person: Person): Shown {
  const plan = plans.at(-1);
  if (!plan) return { status: 'none', planId: null, from: null, to: null, updatedAt: null, failReason: null };
  const { status, planId, from, to, updatedAt, failReason, blockedBy } = plan;
  const stands = status === 'ready' || status === 'generating';
  const changes = outdatedBy(stands ? changesSince(plan.basis, person) : []);
  return { status, planId, from, to, updatedAt, failReason, ...(blockedBy && { blockedBy }), ...changes };
}

export function add<Kind extends Preview['kind']>(
  state: MealPlanState,
  kind: Kind,
  meals: Meal[],
  now: Date,
): Preview<Kind> {
  const preview = prepare(`preview-${4401 + state.previews.length}`, kind, meals, now);
  state.previews.push(preview);
  return preview;
}
