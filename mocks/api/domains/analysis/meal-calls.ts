import { dayOf, moment, timestamp } from '../../engine/days.ts';
import type { Call, Handlers } from '../../engine/memory.ts';
import { paginate } from '../../engine/paginate.ts';
import { recognise } from '../../foods/knowledge.ts';
import { isKnown, portionOf } from '../../foods/portion.ts';
import { allergensOf } from '../../person/allergies.ts';
import { isOlder, remember } from '../../person/intents.ts';
import { record, takeBack } from '../../person/ledger/ledger.ts';
import { deletedOf, mayUse } from '../../person/person.ts';
import { progressOf } from '../aiFood/analysis.ts';
import { type State as AiFoodState, entered, find as findAiFood } from '../aiFood/world.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import { diaryOf } from './diary.ts';
import { showDeep, showIngredients, showRecord, showSimple } from './meal.ts';
import {
  ANALYSIS_TIME,
  type Analysis,
  type AnalysisState,
  analysisIdOf,
  deepStatusOf,
  entryOf,
  statusOf,
  TYPED,
} from './state.ts';

const MOST_A_DAY = 50;

/** The analysis of meals. */
export const mealCalls: Handlers<'analysis', AnalysisState> = {
  'analysis.record'({ analyses }, call) {
    const { input, now } = call;
    const ledger = ledgerOf(call);
    const selected = analyses.filter(({ date }) => input.date === undefined || date === input.date);
    const shown = selected.reverse().map((analysis) => showRecord(analysis, ledger, now));
    return paginate(shown, input, 'submittedAt', 'analysisId');
  },

  'analysis.submitFoodItem'(state, call) {
    const { input, now, fail } = call;
    if (input.date > dayOf(now)) return fail('failFuture');
    const today = state.analyses.filter(({ at }) => dayOf(moment(at)) === dayOf(now));
    if (today.length >= MOST_A_DAY) return fail('failDailyLimit');
    const known = input.foods.map((food) => ({ food, foodId: recognise(state.knowledge, food) }));
    const origin = originOf(call) ?? fail('failGone');
    const { date, mealType, foods } = input;
    const analysis: Analysis = {
      ...{ date, mealType, foods, ...origin },
      analysisId: analysisIdOf(state.analyses.length + deletedOf(call.person, 'diaryMeal')),
      items: known.flatMap(({ food, foodId }) => (foodId ? [{ foodId, amount: food.amount }] : [])),
      submittedAt: timestamp(now),
      at: now.getTime(),
      unknownNames: known.filter(({ foodId }) => !foodId).map(({ food }) => food.name),
      deepAt: null,
    };
    // All foods are known, so the analysis is ready.
    if (input.saved && foods.every(({ foodId }) => foodId !== undefined) && analysis.unknownNames.length === 0) {
      if (!record(ledgerOf(call), entryOf(analysis), input.ifTaken, now)) return fail('failSlotTaken');
      analysis.at -= ANALYSIS_TIME;
      handOver(analysis, call);
    }
    state.analyses.push(analysis);
    return showSimple(analysis, diaryOf(state, call));
  },

  'analysis.simple'(state, call) {
    return showSimple(find(state, call), diaryOf(state, call));
  },

  'analysis.saveSimple'(state, call) {
    const { input, now, fail } = call;
    const analysis = find(state, call);
    if (statusOf(analysis, now) !== 'ready') return fail('failNotReady');
    if ((input.date ?? analysis.date) > dayOf(now)) return fail('failFuture');
    if (!input.items.every(({ foodId }) => isKnown(foodId))) return fail('failUnknownFood');
    const { date = analysis.date, mealType = analysis.mealType, items } = input;
    const thing = `meal ${analysis.analysisId}`;
    if (isOlder(call.person, thing, input.intendedAt, now)) return showSimple(analysis, diaryOf(state, call));
    const ledger = ledgerOf(call);
    if (items.length === 0) {
      remember(call.person, thing, input.intendedAt, now);
      takeBack(ledger, analysis.analysisId, now);
      return showSimple(analysis, diaryOf(state, call));
    }
    const entry = { ...entryOf(analysis), date, mealType, items };
    if (!record(ledger, entry, input.ifTaken, now)) return fail('failSlotTaken');
    remember(call.person, thing, input.intendedAt, now);
    const same = mealType === analysis.mealType && JSON.stringify(items) === JSON.stringify(analysis.items);
    Object.assign(analysis, { date, mealType, items, deepAt: same ? analysis.deepAt : null });
    handOver(analysis, call);
    return showSimple(analysis, diaryOf(state, call));
  },

  'analysis.submitDeep'(state, call) {
    const { now, fail } = call;
    const analysis = find(state, call);
    if (!mayUse(call.person, 'deepAnalysis')) return fail('failNotMember');
    if (statusOf(analysis, now) !== 'ready') return fail('failNotReady');
    // A second request does not affect a running analysis; only a failed one restarts.
    const status = deepStatusOf(analysis, now);
    const restarts = status === null || status === 'failed';
    if (restarts) analysis.deepAt = now.getTime();
    return showDeep(analysis, restarts ? 'submitted' : status, diaryOf(state, call));
  },

  'analysis.deep'(state, call) {
    const analysis = find(state, call);
    const status = deepStatusOf(analysis, call.now);
    return status === null ? call.fail('failNotSubmitted') : showDeep(analysis, status, diaryOf(state, call));
  },

  'analysis.ingredientRecord'(state, call) {
    const analysis = find(state, call);
    if (statusOf(analysis, call.now) !== 'ready') return call.fail('failNotReady');
    const { healthTags } = call.person.profile;
    return showIngredients(analysis, diaryOf(state, call), healthTags, allergensOf(call.person));
  },
};

/** The source of the meal: AI food, or the person's own entry. Undefined for a meal that AI food lacks. */
function originOf({ input, world, now }: Call<'analysis.submitFoodItem'>) {
  const { aiFoodAnalysisId } = input;
  if (aiFoodAnalysisId === undefined) return TYPED;
  const meal = findAiFood(world<AiFoodState>('aiFood'), aiFoodAnalysisId);
  if (!meal || progressOf(meal, now).status !== 'ready') return undefined;
  return { source: meal.source, picture: meal.picture, aiFoodAnalysisId };
}

/**
 * Copies the foods and portions of an analysis to the AI-food meal that it came from, because that meal's shared view shows
 * them.
 */
function handOver({ aiFoodAnalysisId, date, mealType, items }: Analysis, { world, now }: Call): void {
  const aiFood = world<AiFoodState>('aiFood');
  const meal = aiFoodAnalysisId === null ? undefined : findAiFood(aiFood, aiFoodAnalysisId);
  if (!meal) return;
  const named = items.map((item) => ({ ...item, name: portionOf(item).name }));
  Object.assign(meal, { date, mealType, ...entered(aiFood.foods, named, meal), updatedAt: timestamp(now) });
}

const find = (
  { analyses }: AnalysisState,
  { input, fail }: Pick<Call<'analysis.simple'>, 'input' | 'fail'>,
): Analysis => analyses.find(({ analysisId }) => analysisId === input.analysisId) ?? fail('failGone');
