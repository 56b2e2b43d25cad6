import { permits } from '../../../../sdk/src/safety/index.ts';
import { addDays, dayOf, timestamp } from '../../engine/days.ts';
import type { Call } from '../../engine/memory.ts';
import type { MealPlanPreview } from '../../generated/operations.ts';
import { careOf, isNeedLow } from '../../person/facts.ts';
import { needsDietitian, plannedDietsOf } from '../../person/food-limits.ts';
import { isOverruled } from '../../person/intents.ts';
import { mayUse } from '../../person/person.ts';
import { planBasisOf } from '../../person/plan-basis.ts';
import { isEaten, startPlan } from './plan.ts';
import { type Preview, type Replacement, showReplacement } from './preview.ts';
import type { MealPlanState } from './seed.ts';
import { dayOn, showState, wishesOf } from './world.ts';

type Modify = Call<'mealPlan.modify'>;
type Input<Action> = Modify['input'] & { action: Action };

export function modify(state: MealPlanState, call: Modify) {
  if (call.input.action === 'submit') submit(state, call, call.input);
  else apply(state, call, call.input);
  return showState(state, call.person);
}

/** New preferences create a new plan, which replaces the current one when it is ready. */
function submit(state: MealPlanState, call: Modify, { from, preferences, intendedAt }: Input<'submit'>): void {
  const { now, person, fail } = call;
  if (!mayUse(person, 'mealPlan')) fail('failNotMember');
  const today = dayOf(now);
  const { energyTarget } = person.profile;
  const diets = plannedDietsOf(person, preferences.tagIds);
  const hasFormula = permits(careOf(person, today), 'energyTarget') && !isNeedLow(person, today);
  if (!hasFormula || needsDietitian(person.profile, diets, energyTarget, today)) fail('failNeedsDietitian');
  const target = energyTarget ?? fail('failNoTarget');
  if (state.plans.at(-1)?.status === 'generating') fail('failGenerating');
  if (from !== undefined && from < today) fail('failPast');
  if (isOverruled(person, 'mealPlan', intendedAt, now)) return;
  state.submission = { ...preferences, submittedAt: timestamp(now) };
  person.allergies.mealPlan = preferences.allergies;
  const made = { wishes: wishesOf(state.submission, person), basis: planBasisOf(person), energyTarget: target };
  state.plans.push(startPlan(`meal-plan-${4301 + state.plans.length}`, from ?? addDays(today, 1), made, now));
}

/** Applies a preview, unless the meals have changed since. */
function apply(state: MealPlanState, { now, person, fail }: Modify, { previewId }: Input<'apply'>): void {
  const preview = state.previews.find((one) => one.previewId === previewId) ?? fail('failNoPreview');
  if (preview.status === 'applied') fail('failApplied');
  if (now > preview.expires) fail('failExpired');
  if (preview.status !== 'ready') fail('failNotReady');
  const { entries } = person.ledger;
  const present = new Set(state.plans.flatMap(({ meals }) => meals));
  const unchanged = preview.changes.every(
    ({ meal, before }) => present.has(meal) && !isEaten(meal, entries) && meal.items === before.items,
  );
  if (!unchanged) fail('failChanged');
  preview.status = 'applied';
  state.experienced = true;
  if (preview.kind !== 'delete') for (const { meal, after } of preview.changes) Object.assign(meal, after);
  else remove(state, new Set(preview.changes.map(({ meal }) => meal)), preview.planId, now);
}

function remove({ plans }: MealPlanState, meals: Set<object>, planId: string | undefined, now: Date): void {
  for (const plan of plans) {
    const gone = plan.meals.filter((meal) => meals.has(meal));
    plan.meals = plan.meals.filter((meal) => !meals.has(meal));
    for (const { date } of gone) plan.deletedDates.add(date);
    if (gone.length > 0) plan.updatedAt = timestamp(now);
    if (plan.planId === planId) plan.status = 'deleted';
  }
}

/** A replacement, ready or in progress. */
export function showPreview(
  state: MealPlanState,
  { input, now, person, fail }: Call<'mealPlan.replaceResult' | 'mealPlan.replaceAllResult'>,
  kinds: Replacement[],
): MealPlanPreview {
  const isAsked = (one: Preview): one is Preview<Replacement> =>
    one.previewId === input.previewId && kinds.some((kind) => kind === one.kind);
  const preview = state.previews.find(isAsked) ?? fail('failNoPreview');
  const date = preview.changes[0]?.meal.date ?? fail('failNoPreview');
  return showReplacement(preview, dayOn(state, date), person.ledger.entries, now);
}
