import { dayOf } from '../days.ts';
import type { Memory } from '../memory.ts';
import { page } from '../page.ts';
import { eaterOf } from '../person/eater.ts';
import { foodLimitsOf } from '../person/food-limits.ts';
import { isMember, mayUse } from '../person.ts';
import { mealOf, progressOf, recordOf, shareCodeOf } from './aiFood/analysis.ts';
import { search } from './aiFood/food.ts';
import { macrosOf } from './aiFood/summary.ts';
import {
  begin,
  entered,
  find,
  keep,
  readyOn,
  readyOnes,
  type State,
  seen,
  summarise,
  summaryOf,
} from './aiFood/world.ts';
import { takenOverBy } from './analysis/state.ts';

const LONGEST_LIST = 50;

export const memory: Memory<'aiFood', State> = {
  begin,
  end({ analyses }, _now, shared) {
    for (const analysis of analyses) {
      const shareCode = shareCodeOf(analysis);
      if (shared.meals.get(shareCode) === analysis) shared.meals.delete(shareCode);
    }
  },
  handlers: {
    'aiFood.foodName': ({ foods }, { input }) =>
      (input.keyword?.trim() ? search(foods, input.keyword) : foods).slice(0, LONGEST_LIST),

    'aiFood.submitFoodName'(state, { input, now, account, person, fail }) {
      const { analysisId, mealType, date = dayOf(now), foods = [] } = input;
      const before = analysisId === undefined ? undefined : find(state, analysisId);
      if (analysisId !== undefined && !before) return fail('failGone');
      if (before && progressOf(before, now).status === 'pending') return fail('failPending');
      if (date > dayOf(now)) return fail('failFuture');
      const picture = input.picture ?? before?.picture ?? null;
      if (foods.length === 0 && (before || picture === null)) return fail('failNothing');

      const found = foods.length > 0 ? entered(state.foods, foods, before) : seen(state, picture ?? '');
      if (before && found.entries.length === 0) return fail('failUnknownFood');
      if (!before && !isMember(person)) {
        if (!mayUse(person, 'aiFood')) return fail('failUsedUp');
        person.freeUses.aiFood--;
      }
      const source = foods.length > 0 ? 'name' : 'photo';
      return progressOf(
        keep(state, { picture, mealType, date, ...found }, before, { source, now, owner: account.name }),
        now,
      );
    },

    'aiFood.analysisPending'(state, { input, now, fail }) {
      if (input.analysisId === undefined) {
        const all = state.analyses.map((analysis) => progressOf(analysis, now));
        return all.filter(({ status }) => status === 'pending').at(-1) ?? null;
      }
      const analysis = find(state, input.analysisId);
      return analysis ? progressOf(analysis, now) : fail('failGone');
    },

    'aiFood.analysisResult'(state, { input, now, person, shared, fail, world }) {
      const analysis = find(state, input.analysisId);
      if (!analysis) return fail('failGone');
      const { status, failReason } = progressOf(analysis, now);
      if (status === 'pending') return fail('failPending');
      if (failReason) return fail(failReason === 'noFood' ? 'failNoFood' : 'failUnknownFood');
      const { analysisId, createdAt, updatedAt } = analysis;
      const shareCode = shareCodeOf(analysis);
      shared.meals.set(shareCode, analysis);
      const diaryAnalysisId = takenOverBy(world('analysis'), analysisId);
      const head = { analysisId, shareCode, createdAt, updatedAt, diaryAnalysisId };
      const { energyTarget } = person.profile;
      return { ...head, energyTarget, ...mealOf(analysis, state.foods, eaterOf(person, dayOf(now))) };
    },

    'aiFood.generateSummary'(state, { input, now, person, fail }) {
      const { date = dayOf(now) } = input;
      const { energyTarget } = person.profile;
      if (readyOn(state, date, now).length === 0) return fail('failNothing');
      const { status } = summaryOf(state, date, now, energyTarget);
      if (status === 'none' || status === 'outdated') summarise(state, date, now, energyTarget, foodLimitsOf(person));
      return summaryOf(state, date, now, energyTarget);
    },

    'aiFood.userSummary'(state, { input, now, person, fail }) {
      const { date = dayOf(now) } = input;
      return date > dayOf(now) ? fail('failFuture') : summaryOf(state, date, now, person.profile.energyTarget);
    },

    'aiFood.historyRecord'(state, { input, now }) {
      const dates = [...new Set(state.analyses.map(({ date }) => date))].sort().reverse();
      const days = dates.flatMap((date) => {
        const records = readyOn(state, date, now).map(recordOf).reverse();
        return records.length > 0 ? [{ date, macros: macrosOf(readyOn(state, date, now)).macros, records }] : [];
      });
      return page(days, input);
    },

    'aiFood.viewHistoryRecord'(state, { input, now, person, shared, fail }) {
      const own = readyOnes(state, now).find((analysis) => shareCodeOf(analysis) === input.shareCode);
      // A code is given out with the result alone, so a shared meal is ready, also for a world whose clock is behind.
      const meal = own ?? shared.meals.get(input.shareCode);
      return meal ? mealOf(meal, state.foods, eaterOf(person, dayOf(now))) : fail('failGone');
    },
  },
};
