import { moment, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { foodOf } from '../../foods/common/ingredients.ts';
import {
  type Eaten,
  ingredientsOf,
  isKnown,
  measured,
  nutrientsOf,
  portionOf,
  totalMacros,
  withContributors,
} from '../../foods/portion.ts';
import { amountsOf, rangeOf } from '../../foods/target.ts';
import type {
  Allergen,
  AnalysedFood,
  AnalysisRecord,
  AnalysisStatus,
  DeepAnalysis,
  FoodAmount,
  FoodPortion,
  HealthTag,
  HealthTagCode,
  IngredientFlag,
  IngredientFlagCode,
  IngredientRecord,
  SimpleAnalysis,
  SubmittedFood,
} from '../../generated/operations.ts';
import { type Entry, entriesOn, find } from '../../person/ledger/entries.ts';
import { type Ledger, sumOf } from '../../person/ledger/ledger.ts';
import type { Diary } from './day.ts';
import { judgedOf, judgeMeal, scoreOf } from './judge.ts';
import { type Analysis, type AnalysisState, DEEP_TIME, deepStatusOf, statusOf } from './state.ts';

/** A meal's target share of the day's energy. */
const shares = { breakfast: [0.2, 0.3], lunch: [0.3, 0.4], dinner: [0.25, 0.35], snack: [0.05, 0.15] } as const;

/** An analysis in the form of the list. */
export function showRecord(analysis: Analysis, { entries }: Ledger, now: Date): AnalysisRecord {
  const { analysisId, date, mealType, foods, submittedAt, items, source, picture, aiFoodAnalysisId } = analysis;
  const status = statusOf(analysis, now);
  const macros = status === 'ready' ? totalMacros(items.map((item) => portionOf(item).macros)) : null;
  const deepStatus = deepStatusOf(analysis, now);
  const saved = find(entries, analysisId) !== undefined;
  const origin = { source, picture, aiFoodAnalysisId, ...generated(status === 'ready' ? submittedAt : null) };
  const named = foods.map(withNames);
  return { analysisId, date, mealType, status, deepStatus, saved, submittedAt, ...origin, foods: named, macros };
}

/** A submitted food with the names of the table, if it has the food. */
function withNames(food: SubmittedFood): SubmittedFood {
  const { foodId, amount } = food;
  if (foodId === undefined || !isKnown(foodId)) return food;
  const { name, nameEn } = portionOf({ foodId, amount });
  return { foodId, name, nameEn, amount };
}

function showItem(item: Eaten, { facts }: AnalysisState): AnalysedFood {
  const { per100g, servings } = facts.get(item.foodId) ?? measured(item.foodId);
  return { ...portionOf(item), per100g, servings };
}

/** The analysis with its recognised foods, and the nutrients of the other meals of its day. */
export function showSimple(analysis: Analysis, diary: Diary): SimpleAnalysis {
  const { now, target, ledger } = diary;
  const record = showRecord(analysis, ledger, now);
  const isOther = ({ sourceId, aiFoodAnalysisId }: Entry) =>
    sourceId !== analysis.analysisId && (aiFoodAnalysisId === null || aiFoodAnalysisId !== analysis.aiFoodAnalysisId);
  return {
    ...record,
    items: record.macros ? analysis.items.map((item) => showItem(item, diary.state)) : [],
    target,
    otherMeals: sumOf(entriesOn(ledger.entries, analysis.date).filter(isOther)),
    failReason: record.status === 'failed' ? 'unknownFood' : null,
    unknownNames: record.status === 'failed' ? analysis.unknownNames : [],
  };
}

/** A deep analysis that was requested. */
export function showDeep(analysis: Analysis, status: AnalysisStatus, { state, eater }: Diary): DeepAnalysis {
  const { analysisId, date, mealType, items } = analysis;
  const head = { analysisId, date, mealType, status, macros: totalMacros(items.map((item) => portionOf(item).macros)) };
  if (status !== 'ready') {
    const failReason = status === 'failed' ? 'tooLittle' : null;
    return { ...head, ...generated(null), failReason, score: null, glycemicLoad: null, nutrients: [], sections: [] };
  }
  const judged = judgedOf(state.knowledge, items);
  const sections = judgeMeal({ ...judged, shares: shares[mealType], part: 1 / 3, eater });
  const nutrients = withContributors(amountsOf(judged.given, eater), items);
  const mark = generated(timestamp(moment((analysis.deepAt ?? 0) + DEEP_TIME)));
  return {
    ...head,
    ...mark,
    failReason: null,
    score: scoreOf(sections, eater),
    glycemicLoad: judged.glycemicLoad,
    nutrients,
    sections,
  };
}

const HIGH_GI = 70;
const HIGH_PURINE = 150;
/** The share of a day's limit that raises a flag. */
const NOTABLE = 0.2;

/** The conditions for which a flag matters, by the codes of the health tags. */
const heededBy: Partial<Record<IngredientFlagCode, readonly HealthTagCode[]>> = {
  highGlycemicIndex: ['type1Diabetes', 'type2Diabetes', 'gestationalDiabetes'],
  addedSugar: ['type1Diabetes', 'type2Diabetes', 'gestationalDiabetes'],
  highFat: ['highBloodLipids'],
  highCholesterol: ['highBloodLipids'],
  highPurine: ['highUricAcid', 'gout'],
  // Where the body holds salt and water back, too.
  highSodium: ['highBloodPressure', 'kidneyDisease', 'dialysis', 'heartFailure'],
};

export function showIngredients(
  analysis: Analysis,
  diary: Diary,
  healthTags: HealthTag[],
  allergies: Allergen[],
): IngredientRecord {
  const {
    state: { knowledge },
    eater,
  } = diary;
  const { analysisId, date, mealType, items, submittedAt } = analysis;
  const conditions = healthTags.flatMap(({ code }) => code ?? []);
  const shown = items.map((item) => ({
    ...named(portionOf(item)),
    ingredients: ingredientsOf(item).map((part) => ({ ...named(part), flags: flagsOf(part) })),
  }));
  const flagged = shown.flatMap(({ ingredients }) => ingredients).filter(({ flags }) => flags.length > 0).length;
  return { ...generated(submittedAt), analysisId, date, mealType, flaggedCount: flagged, items: shown, allergies };

  function flagsOf({ foodId, amount }: Eaten): IngredientFlag[] {
    const food = foodOf(foodId);
    if (!food) return [];
    const level = (code: IngredientFlagCode) =>
      heededBy[code]?.some((condition) => conditions.includes(condition)) ? 'caution' : 'notice';
    const flag = (code: IngredientFlagCode, value: number): IngredientFlag => ({ code, level: level(code), value });
    const given = nutrientsOf([{ foodId, amount }]);
    const notable = (code: 'sodium' | 'fat' | 'cholesterol') =>
      given[code] >= NOTABLE * (rangeOf(code, eater).max ?? Number.POSITIVE_INFINITY);
    const gi = knowledge.gi.get(foodId) ?? 0;
    const purine = knowledge.purine.get(foodId) ?? 0;
    return [
      ...food.allergens.map(
        (allergen): IngredientFlag => ({
          code: 'allergen',
          level: allergies.includes(allergen) ? 'avoid' : 'notice',
          allergen,
        }),
      ),
      ...(gi > HIGH_GI ? [flag('highGlycemicIndex', gi)] : []),
      ...(purine > HIGH_PURINE ? [flag('highPurine', purine)] : []),
      ...(food.addedSugar ? [flag('addedSugar', given.carbohydrate)] : []),
      ...(notable('sodium') ? [flag('highSodium', given.sodium)] : []),
      ...(notable('fat') ? [flag('highFat', given.fat)] : []),
      ...(notable('cholesterol') ? [flag('highCholesterol', given.cholesterol)] : []),
    ];
  }
}

const named = ({ foodId, name, nameEn, amount }: FoodPortion): FoodAmount => ({ foodId, name, nameEn, amount });
