import { generated } from '../../engine/generated-by.ts';
import { codeOf } from '../../engine/hash.ts';
import { rounded } from '../../engine/round.ts';
import { type Eaten, portionOf } from '../../foods/portion.ts';
import { type Eater, withTarget } from '../../foods/target.ts';
import type {
  AiFoodAnalysis,
  AiFoodFailReason,
  AiFoodItem,
  AiFoodMeal,
  AiFoodProgress,
  AiFoodRecord,
  FoodFacts,
  FoodRef,
  NutrientAmount,
} from '../../generated/operations.ts';
import { type Entries, type Entry as LedgerEntry, ofRecognition } from '../../person/ledger/entries.ts';
import { macrosOf } from '../../person/ledger/ledger.ts';

export interface Entry extends Pick<AiFoodItem, 'amount' | 'amountSource' | 'confidence'> {
  food: FoodFacts;
}

export interface Analysis
  extends Pick<AiFoodMeal, 'source' | 'picture' | 'mealType' | 'date' | 'unknownNames'>,
    Pick<AiFoodAnalysis, 'analysisId' | 'createdAt' | 'updatedAt'> {
  /** The start of its stages; null without stages. */
  begun: number | null;
  entries: Entry[];
  /** The name of the account that submitted it; the examples have none. Worlds use the same ids. */
  owner?: string;
}

const stages = {
  photo: [
    ['recognising', 3000],
    ['matching', 1000],
    ['calculating', 1000],
  ],
  name: [
    ['matching', 1000],
    ['calculating', 1000],
  ],
} as const;

const stagesTime = (source: Analysis['source']): number =>
  stages[source].reduce((total, [, duration]) => total + duration, 0);

/** The progress of an analysis, in the form of the description. */
export function progressOf(analysis: Analysis, now: Date): AiFoodProgress {
  const { analysisId, createdAt: submittedAt, begun, source, entries } = analysis;
  const whole = stagesTime(source);
  const elapsed = begun === null ? whole : now.getTime() - begun;
  if (elapsed >= whole) {
    const failReason: AiFoodFailReason | null =
      entries.length > 0 ? null : source === 'photo' ? 'noFood' : 'unknownFood';
    const status = failReason ? 'failed' : 'ready';
    return { analysisId, status, stage: null, progress: failReason ? 0 : 100, failReason, submittedAt };
  }
  let left = elapsed;
  const stage = stages[source].find(([, duration]) => {
    left -= duration;
    return left < 0;
  })?.[0];
  const progress = Math.max(0, Math.floor((elapsed * 100) / whole));
  return { analysisId, status: 'pending', stage: stage ?? null, progress, failReason: null, submittedAt };
}

/** An analysed meal for its person and for readers of its share link. */
export function mealOf(analysis: Analysis, foods: FoodFacts[], eater: Eater): AiFoodMeal {
  const { mealType, date, source, picture, entries, unknownNames, updatedAt } = analysis;
  const items = entries.map(({ food, amount, amountSource, confidence }) => ({
    ...portionOf({ foodId: food.foodId, amount }),
    amountSource,
    confidence,
    per100g: food.per100g,
    servings: food.servings,
    alternatives: confidence === null ? [] : alternativesTo(food, foods),
  }));
  const macros = macrosOf({ items });
  const nutrients = nutrientsOf(entries, eater);
  return { ...generated(updatedAt), mealType, date, source, picture, items, macros, nutrients, unknownNames };
}

export function shareCodeOf({ analysisId, owner = '' }: Analysis): string {
  return codeOf(`${analysisId}${owner}`);
}

const eatenOf = ({ entries }: Analysis): Eaten[] =>
  entries.map(({ food, amount }) => ({ foodId: food.foodId, amount }));

/** An analysis in the history. */
export function recordOf(analysis: Analysis, ledger: Entries): AiFoodRecord {
  const { analysisId, mealType, source, createdAt, updatedAt, picture } = analysis;
  const items = eatenOf(analysis).map(portionOf);
  const saved = ofRecognition(ledger, analysisId) !== undefined;
  const record = { analysisId, mealType, source, createdAt, picture, saved, items, macros: macrosOf({ items }) };
  return { ...generated(updatedAt), ...record };
}

/** The entry of an analysis in the diary. */
export function entryOf(analysis: Analysis): LedgerEntry {
  const { analysisId, date, mealType, createdAt, picture } = analysis;
  const meal = { date, mealType, recordedAt: createdAt, picture, items: eatenOf(analysis) };
  return { kind: 'recognised', sourceId: analysisId, aiFoodAnalysisId: analysisId, ...meal };
}

/** Foods that look like this one in a photo: its neighbours in the table. */
function alternativesTo(food: FoodFacts, foods: FoodFacts[]): FoodRef[] {
  return foods
    .filter(({ category, foodId }) => category === food.category && foodId !== food.foodId)
    .slice(0, 2)
    .map(({ foodId, name, nameEn }) => ({ foodId, name, nameEn }));
}

const shownNutrients = ['sodium', 'potassium', 'calcium'] as const;

function nutrientsOf(entries: Entry[], eater: Eater): NutrientAmount[] {
  return shownNutrients.map((code) => {
    const amounts = entries.map(({ food, amount }) => {
      const per100g = food.nutrients.find((nutrient) => nutrient.code === code)?.amount ?? 0;
      return rounded((per100g * amount) / 100, 1);
    });
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return withTarget({ code, amount: rounded(total, 1), unit: 'mg' }, eater);
  });
}
