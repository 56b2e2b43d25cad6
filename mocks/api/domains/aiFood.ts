import { dayOf } from '../engine/days.ts';
import { type Call, type Memory, recordIn } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import { type SharedState, sharedEntries } from '../engine/shared-state.ts';
import { eaterOf } from '../person/eater.ts';
import { isOlder, remember } from '../person/intents.ts';
import { entriesOn, ofRecognition } from '../person/ledger/entries.ts';
import { record, showEntry, sumOf, takeBack } from '../person/ledger/ledger.ts';
import { deletedOf, isMember, mayUse } from '../person/person.ts';
import { type Analysis, entryOf, mealOf, progressOf, recordOf, shareCodeOf } from './aiFood/analysis.ts';
import { search } from './aiFood/food.ts';
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
import { ledgerOf } from './ledger/ledger-of.ts';

const LONGEST_LIST = 50;

/** Shared meals, by their share code. */
const sharedMeals = sharedEntries<Analysis>();

export const memory: Memory<'aiFood', State> = {
  begin,
  end({ analyses }, _now, shared) {
    for (const analysis of analyses) unshare(analysis, shared);
  },
  deletable: {
    aiFoodMeal: recordIn(
      'analyses',
      ({ analysisId }: Analysis, id) => analysisId === id,
      (analysis, { person, shared, now }) => {
        unshare(analysis, shared);
        const entry = ofRecognition(person.ledger.entries, analysis.analysisId);
        if (entry) takeBack(person.ledger, entry.sourceId, now);
      },
    ),
  },
  handlers: {
    'aiFood.foodName': ({ foods }, { input }) =>
      (input.keyword?.trim() ? search(foods, input.keyword) : foods).slice(0, LONGEST_LIST),

    'aiFood.submitFoodName'(state, call) {
      const { input, now, account, person, fail } = call;
      const { analysisId, mealType, date = dayOf(now), foods = [], intendedAt } = input;
      const before = analysisId === undefined ? undefined : find(state, analysisId);
      if (analysisId !== undefined && !before) return fail('failGone');
      if (before && progressOf(before, now).status === 'pending') return fail('failPending');
      const thing = `recognition ${analysisId}`;
      if (before && isOlder(person, thing, intendedAt, now)) return progressOf(before, now);
      if (date > dayOf(now)) return fail('failFuture');
      const picture = input.picture ?? before?.picture ?? null;
      if (foods.length === 0 && (before || picture === null)) return fail('failNothing');

      const found = foods.length > 0 ? entered(state.foods, foods, before) : seen(state, picture ?? '');
      if (before && found.entries.length === 0) return fail('failUnknownFood');
      if (before) {
        toLedger({ ...before, picture, mealType, date, ...found }, call);
        remember(person, thing, intendedAt, now);
      }
      if (!before && !isMember(person)) {
        if (!mayUse(person, 'aiFood')) return fail('failUsedUp');
        person.freeUses.aiFood--;
      }
      const source = foods.length > 0 ? 'name' : 'photo';
      return progressOf(
        keep(state, { picture, mealType, date, ...found }, before, {
          source,
          now,
          owner: account.name,
          deleted: deletedOf(person, 'aiFoodMeal'),
        }),
        now,
      );
    },

    'aiFood.analysisPending'(state, { input, now, fail }) {
      if (input.analysisId === undefined) {
        const all = state.analyses.map((analysis) => progressOf(analysis, now));
        return all.filter(({ status }) => status === 'pending').at(-1) ?? null;
      }
      return progressOf(find(state, input.analysisId) ?? fail('failGone'), now);
    },

    'aiFood.analysisResult'(state, call) {
      const { input, now, person, shared, fail, world } = call;
      const analysis = find(state, input.analysisId) ?? fail('failGone');
      const { status, failReason } = progressOf(analysis, now);
      if (status === 'pending') return fail('failPending');
      if (failReason) return fail(failReason === 'noFood' ? 'failNoFood' : 'failUnknownFood');
      const { analysisId, createdAt, updatedAt } = analysis;
      const shareCode = shareCodeOf(analysis);
      sharedMeals(shared).set(shareCode, analysis);
      const diaryAnalysisId = takenOverBy(world('analysis'), analysisId);
      const saved = ofRecognition(ledgerOf(call).entries, analysisId) !== undefined;
      const head = { analysisId, shareCode, createdAt, updatedAt, saved, diaryAnalysisId };
      const eater = eaterOf(person, dayOf(now));
      return { ...head, energyTarget: eater.energy, ...mealOf(analysis, state.foods, eater) };
    },

    'aiFood.generateSummary'(state, call) {
      const { input, now, person, fail } = call;
      const { date = dayOf(now) } = input;
      const ledger = ledgerOf(call);
      const eater = eaterOf(person, dayOf(now));
      if (entriesOn(ledger.entries, date).length === 0) return fail('failNothing');
      const { status } = summaryOf(state, ledger, date, now, eater.energy);
      if (status === 'none' || status === 'outdated') {
        summarise(state, ledger.entries, date, now, eater);
      }
      return summaryOf(state, ledger, date, now, eater.energy);
    },

    'aiFood.userSummary'(state, call) {
      const { input, now, person, fail } = call;
      const { date = dayOf(now) } = input;
      if (date > dayOf(now)) return fail('failFuture');
      return summaryOf(state, ledgerOf(call), date, now, eaterOf(person, dayOf(now)).energy);
    },

    'aiFood.historyRecord'(state, call) {
      const { input, now } = call;
      const { entries } = ledgerOf(call);
      const dates = [...entries, ...readyOnes(state, now)].map(({ date }) => date);
      const days = [...new Set(dates)].sort().reverse();
      const shown = days.map((date) => {
        const meals = entriesOn(entries, date);
        const records = readyOn(state, date, now).map((analysis) => recordOf(analysis, entries));
        return { date, macros: sumOf(meals), meals: meals.map(showEntry), records: records.reverse() };
      });
      return paginate(shown, input, 'date');
    },

    'aiFood.viewHistoryRecord'(state, { input, now, person, shared, fail }) {
      const own = readyOnes(state, now).find((analysis) => shareCodeOf(analysis) === input.shareCode);
      // Only a result contains a share code, so a shared meal is ready even if the clock of the reader's world is behind.
      const meal = own ?? sharedMeals(shared).get(input.shareCode);
      return meal ? mealOf(meal, state.foods, eaterOf(person, dayOf(now))) : fail('failGone');
    },
  },
};

/** Ends the shared view of a meal. */
function unshare(analysis: Analysis, shared: SharedState): void {
  const shareCode = shareCodeOf(analysis);
  const meals = sharedMeals(shared);
  if (meals.get(shareCode) === analysis) meals.delete(shareCode);
}

/**
 * Adds a corrected meal to the diary or removes it, as the person wishes. Without a wish, a meal that is already in the
 * diary is corrected there.
 */
function toLedger(meal: Analysis, call: Call<'aiFood.submitFoodName'>): void {
  const { input, now, fail } = call;
  const ledger = ledgerOf(call);
  const before = ofRecognition(ledger.entries, meal.analysisId);
  const { saved = before !== undefined, ifTaken } = input;
  if (saved) {
    if (!record(ledger, entryOf(meal), ifTaken, now)) fail('failSlotTaken');
  } else if (before) takeBack(ledger, before.sourceId, now);
}
