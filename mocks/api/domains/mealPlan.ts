import { addDays, dayOf, daysBetween, daysFrom, moment, timestamp, weekday } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';
import { allergensOf } from '../person/allergies.ts';
import { heededTags } from '../person/food-limits.ts';
import { isOlder, remember } from '../person/intents.ts';
import { record, takeBack } from '../person/ledger/ledger.ts';
import { ledgerOf } from './ledger/ledger-of.ts';
import { modify, showPreview } from './mealPlan/change.ts';
import { entryOf, finishedAtOf, isEaten, macrosOf } from './mealPlan/plan.ts';
import { showReplacement } from './mealPlan/preview.ts';
import { begin, type MealPlanState } from './mealPlan/seed.ts';
import { add, dayOn, find, mealsOn, settle, showDay, showState, statusOn } from './mealPlan/world.ts';

const MOST_DAYS = 62;

export const memory: Memory<'mealPlan', MealPlanState> = {
  begin,
  kept({ submission }, person) {
    const tagIds = person.profile.healthTags.map(({ tagId }) => tagId);
    return { preferences: { tagIds: [...tagIds, ...(submission?.tagIds ?? [])], allergies: allergensOf(person) } };
  },
  before(state, { now, person }) {
    settle(state, now, person);
  },
  handlers: {
    'mealPlan.status': (state, { person }) => showState(state, person),
    'mealPlan.viewSubmit': ({ submission }, { person }) =>
      submission && {
        ...submission,
        heededAllergies: allergensOf(person),
        heededTagIds: heededTags(person, submission.tagIds),
      },
    'mealPlan.neverCustomizedStatus': ({ plans }) => (plans.length === 0 ? 1 : 0),
    'mealPlan.guideFlag': ({ plans, experienced }) =>
      !experienced && plans.some(({ status }) => status === 'ready') ? 1 : 0,

    'mealPlan.calendar'(state, { input, now, person, fail }) {
      const { entries } = person.ledger;
      const today = dayOf(now);
      const from = input.from ?? addDays(today, 1 - weekday(today));
      const to = input.to ?? addDays(from, 6);
      if (from > to || daysBetween(from, to) >= MOST_DAYS) return fail('failInvalidRange');
      const planned = daysFrom(from, to).filter((date) => statusOn(state, date) !== 'none');
      return planned.map((date) => {
        const meals = mealsOn(state, date);
        return {
          date,
          status: statusOn(state, date),
          mealCount: meals.length,
          finishedCount: meals.filter((meal) => isEaten(meal, entries)).length,
          energy: macrosOf(meals).energy,
        };
      });
    },

    'mealPlan.detail': (state, call) => showDay(state, call, call.input.date ?? dayOf(call.now)),

    'mealPlan.finish'(state, call) {
      const { input, now, person, fail } = call;
      const { finishedAt, intendedAt } = input;
      const meal = find(state, input.mealId) ?? fail('failGone');
      if (meal.date > dayOf(now)) return fail('failFuture');
      // Uses the day in the time's own offset, which is the person's clock.
      const outside = finishedAt !== undefined && (moment(finishedAt) > now || finishedAt.slice(0, 10) < meal.date);
      if (input.finished !== false && outside) return fail('failTimeOutside');
      const thing = `meal ${meal.mealId}`;
      if (isOlder(person, thing, intendedAt, now)) return showDay(state, call, meal.date);
      const ledger = ledgerOf(call);
      if (input.finished === false) takeBack(ledger, meal.mealId, now);
      else {
        const eatenAt = finishedAt ?? finishedAtOf(meal, ledger.entries) ?? timestamp(now);
        if (!record(ledger, entryOf(meal, eatenAt), input.ifTaken, now)) return fail('failSlotTaken');
      }
      remember(person, thing, intendedAt, now);
      state.experienced = true;
      return showDay(state, call, meal.date);
    },

    'mealPlan.replacePre'(state, { input, now, person, fail }) {
      const { entries } = person.ledger;
      const meal = find(state, input.mealId) ?? fail('failGone');
      if (isEaten(meal, entries)) return fail('failFinished');
      if (meal.date < dayOf(now)) return fail('failPast');
      if (input.foodId && !meal.items.some(({ foodId }) => foodId === input.foodId)) return fail('failNoSuchFood');
      const preview = add(state, input.foodId ? 'replaceDish' : 'replaceMeal', [meal], now);
      preview.foodId = input.foodId;
      return showReplacement(preview, dayOn(state, meal.date), entries, now);
    },

    'mealPlan.replaceAllPre'(state, { input, now, person, fail }) {
      const { entries } = person.ledger;
      if (input.date < dayOf(now)) return fail('failPast');
      const open = mealsOn(state, input.date).filter((meal) => !isEaten(meal, entries));
      if (open.length === 0) return fail('failNothing');
      return showReplacement(add(state, 'replaceDay', open, now), dayOn(state, input.date), entries, now);
    },

    'mealPlan.replaceResult': (state, call) => showPreview(state, call, ['replaceDish', 'replaceMeal']),
    'mealPlan.replaceAllResult': (state, call) => showPreview(state, call, ['replaceDay']),

    'mealPlan.deletePre'(state, { input, now, person, fail }) {
      const { entries } = person.ledger;
      const today = dayOf(now);
      const date = input.date ?? today;
      if (input.scope === 'day' && date < today) return fail('failPast');
      const plan = state.plans.find(({ status, to }) => status === 'ready' && to >= today) ?? fail('failGone');
      const meals = plan.meals.filter((meal) => (input.scope === 'day' ? meal.date === date : meal.date >= today));
      const open = meals.filter((meal) => !isEaten(meal, entries));
      if (open.length === 0) return fail('failNothing');
      const preview = add(state, 'delete', open, now);
      if (input.scope === 'plan') preview.planId = plan.planId;
      return {
        previewId: preview.previewId,
        scope: input.scope,
        dates: [...new Set(open.map((meal) => meal.date))],
        mealCount: open.length,
        finishedKept: meals.length - open.length,
        expiresAt: timestamp(preview.expires),
      };
    },

    'mealPlan.modify': modify,
  },
};
