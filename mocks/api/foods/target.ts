import { adultAge, type CareDecision, permits } from '../../../sdk/src/safety/index.ts';
import type { Gender, Macros } from '../generated/operations.ts';
import { type FoodLimits, isDiabetes } from './limits.ts';
import { type KnownAmount, rounded } from './portion.ts';
import { type NutrientCode, type Nutrients, nutrients } from './table.ts';

/** Energy target of a day: 17.5 % from protein, 30 % from fat and the rest from carbohydrate, in whole g. */
export function targetOf(energy: number): Macros {
  const protein = rounded((energy * 0.175) / 4, 0);
  const fat = rounded((energy * 0.3) / 9, 0);
  return { energy, protein, fat, carbohydrate: rounded((energy - protein * 4 - fat * 9) / 4, 0) };
}

/** The target of a person for a day; null without one. */
export const dayTargetOf = ({ energy }: Pick<Eater, 'energy'>): Macros | null =>
  energy === null ? null : targetOf(energy);

interface Range {
  min?: number;
  max?: number;
}

/** The facts about a person that recommended amounts depend on. An unknown fact omits the amounts that depend on it. */
export interface Eater {
  /** The energy that a day is compared with, kcal; null without an energy target, or if no comparison is permitted. */
  energy: number | null;
  gender: Gender;
  /** Full years; absent when unknown. */
  age?: number | undefined;
  limits: FoodLimits;
  care: CareDecision;
}

/** Whether meals and days of a person get a score. */
export const isScored = (eater: Pick<Eater, 'age' | 'care'>): boolean =>
  isJudged(eater) && permits(eater.care, 'score');

/**
 * Whether meals and days of a person are judged. The amounts and limits are for adults, so a child or a person of unknown
 * age gets no judgement.
 */
export const isJudged = ({ age }: Pick<Eater, 'age'>): boolean => age !== undefined && age >= adultAge;

/** Shares of the day's energy, 0 to 1. */
export type Shares = Partial<Record<'protein' | 'fat' | 'carbohydrate', readonly [min: number, max: number]>>;

/** Chinese dietary reference intakes for adults, 2023. */
const generalShares: Shares = { protein: [0.1, 0.2], fat: [0.2, 0.3], carbohydrate: [0.5, 0.65] };
/** Chinese guideline for adults with diabetes, 2023. */
const diabetesShares: Shares = { protein: [0.15, 0.2], fat: [0.2, 0.35], carbohydrate: [0.45, 0.6] };
export const kcalPerGram = { protein: 4, fat: 9, carbohydrate: 4 } as const;

/** The recommended shares. With kidney disease there is none for protein, because it depends on laboratory values. */
export function sharesOf({ limits: { diets }, care }: Eater): Shares {
  const { protein, ...others } = diets.some(isDiabetes) ? diabetesShares : generalShares;
  return !permits(care, 'minerals') || !protein ? others : { protein, ...others };
}

const MALE = 1;
const FEMALE = 0;

/**
 * Recommended daily intake of an adult: iron by the Chinese dietary reference intakes of 2023, the others by those of 2013
 * (WS/T 578), and 300 mg of cholesterol with raised blood lipids. There is none under 18 or for an unknown age. A minimum
 * that depends on the sex is omitted if the sex is unknown. Pregnancy and breastfeeding raise many minimums by amounts that
 * this table lacks, so these minimums are omitted too.
 */
function advised({ gender, age, limits: { diets }, care }: Eater): Partial<Record<NutrientCode, Range>> {
  if (age === undefined || !isJudged({ age })) return {};
  const needsMore = diets.includes('pregnant') || diets.includes('breastfeeding');
  const mayAddMinerals = permits(care, 'minerals');
  const bySex = (male: number, female: number): { min?: number } =>
    needsMore || (gender !== MALE && gender !== FEMALE) ? {} : { min: gender === MALE ? male : female };
  const forAll = (min: number): { min?: number } => (needsMore ? {} : { min });
  return {
    fiber: { min: 25 },
    ...(diets.includes('highBloodLipids') && { cholesterol: { max: 300 } }),
    sodium: { max: 2000 },
    ...(mayAddMinerals && { potassium: { min: 2000 } }),
    calcium: { ...forAll(age < 50 ? 800 : 1000), max: 2000 },
    ...(mayAddMinerals && { magnesium: forAll(330) }),
    iron: { ...bySex(12, age < 50 ? 18 : 10), max: 42 },
    zinc: { ...bySex(12.5, 7.5), max: 40 },
    selenium: { ...forAll(60), max: 400 },
    vitaminA: { ...bySex(800, 700), max: 3000 },
    vitaminB1: bySex(1.4, 1.2),
    vitaminB2: bySex(1.4, 1.2),
    vitaminC: { ...forAll(100), max: 2000 },
    vitaminE: { ...forAll(14), max: 700 },
  };
}

export function rangeOf(code: NutrientCode, eater: Eater): Range {
  const { energy } = eater;
  const isOfEnergy = code === 'energy' || code === 'protein' || code === 'fat' || code === 'carbohydrate';
  if (!isOfEnergy) return advised(eater)[code] ?? {};
  if (energy === null) return {};
  if (code === 'energy') return { min: rounded(energy * 0.9, 0), max: rounded(energy * 1.1, 0) };
  const shares = sharesOf(eater)[code];
  if (!shares) return {};
  const [min, max] = shares.map((share) => rounded((energy * share) / kcalPerGram[code], 0));
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Amounts with their daily recommendation, in the format of the replies. */
export function amountsOf(given: Nutrients, eater: Eater): KnownAmount[] {
  return nutrients.map(([code, unit]) => {
    const { min, max } = rangeOf(code, eater);
    return {
      code,
      amount: given[code],
      unit,
      ...(min !== undefined && { targetMin: min }),
      ...(max !== undefined && { targetMax: max }),
    };
  });
}
