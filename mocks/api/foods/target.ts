import { adultAge, type CareDecision, olderAge, permits } from '../../../sdk/src/safety/index.ts';
import { rounded } from '../engine/round.ts';
import type { Gender, MacroRanges, Macros, MacroTarget } from '../generated/operations.ts';
import { referenceIntake } from './intakes.ts';
import { type FoodLimits, isDiabetes, stageOfLifeOf } from './limits.ts';
import type { KnownAmount } from './portion.ts';
import { type NutrientCode, type Nutrients, nutrients } from './table.ts';

/** Energy target of a day: 17.5 % from protein, 30 % from fat and the rest from carbohydrate, in whole g. */
export function targetOf(energy: number): Macros {
  const protein = rounded((energy * 0.175) / 4, 0);
  const fat = rounded((energy * 0.3) / 9, 0);
  return { energy, protein, fat, carbohydrate: rounded((energy - protein * 4 - fat * 9) / 4, 0) };
}

/** The target of a person for a day, with the ranges that the nutrients of the day are compared with; null without one. */
export const dayTargetOf = (eater: Eater): MacroTarget | null =>
  eater.energy === null ? null : { ...permittedTarget(targetOf(eater.energy), eater.care), ranges: rangesOf(eater) };

/** A target without an amount of protein if that depends on laboratory values. */
export function permittedTarget({ protein, ...others }: Macros, care: CareDecision): MacroTarget {
  return permits(care, 'minerals') ? { ...others, protein } : others;
}

/** The range of each macronutrient, in whole g; none without an energy target. */
export function rangesOf(eater: Eater): MacroRanges {
  const found = (['protein', 'fat', 'carbohydrate'] as const).flatMap((code) => {
    const { min, max } = rangeOf(code, eater);
    return min === undefined || max === undefined ? [] : [[code, { min, max }] as const];
  });
  return Object.fromEntries(found);
}

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
/** The same tables from 65 years on: more protein. */
const olderShares: Shares = { ...generalShares, protein: [0.15, 0.2] };
/** Chinese guideline for adults with diabetes, 2023. */
const diabetesShares: Shares = { protein: [0.15, 0.2], fat: [0.2, 0.35], carbohydrate: [0.45, 0.6] };
export const kcalPerGram = { protein: 4, fat: 9, carbohydrate: 4 } as const;

/** Whole g of a macronutrient that give some energy, kcal. */
export const gramsOf = (code: keyof typeof kcalPerGram, kcal: number): number => rounded(kcal / kcalPerGram[code], 0);

/** The recommended shares. With kidney disease there is none for protein, because it depends on laboratory values. */
export function sharesOf({ age = 0, limits: { diets }, care }: Eater): Shares {
  const general = age >= olderAge ? olderShares : generalShares;
  const { protein, ...others } = diets.some(isDiabetes) ? diabetesShares : general;
  return !permits(care, 'minerals') || !protein ? others : { protein, ...others };
}

/**
 * The most cholesterol a day with raised blood lipids, mg (dietary guide for adults with hyperlipidaemia, National Health
 * Commission of China, 2023). The Chinese dietary reference intakes have had no limit for other adults since 2013.
 */
const lipidsCholesterol = 300;

/**
 * Recommended daily intake of an adult by age, sex, pregnancy and breastfeeding, and the most cholesterol with raised blood
 * lipids. There is none under 18 or for an unknown age.
 */
function advised(code: NutrientCode, { gender, age, limits: { diets }, care }: Eater): Range {
  if (age === undefined || !isJudged({ age })) return {};
  if (code === 'cholesterol') return diets.includes('highBloodLipids') ? { max: lipidsCholesterol } : {};
  // Foods that are rich in these are rich in what the kidneys must remove.
  if ((code === 'potassium' || code === 'magnesium') && !permits(care, 'minerals')) return {};
  const state = stageOfLifeOf(diets);
  return referenceIntake(code, { age, sex: sexes[gender], state });
}

/** By the number of the API. */
const sexes: Partial<Record<Gender, 'men' | 'women'>> = { 0: 'women', 1: 'men' };

export function rangeOf(code: NutrientCode, eater: Eater): Range {
  const { energy } = eater;
  const isOfEnergy = code === 'energy' || code === 'protein' || code === 'fat' || code === 'carbohydrate';
  if (!isOfEnergy) return advised(code, eater);
  if (energy === null) return {};
  if (code === 'energy') return { min: rounded(energy * 0.9, 0), max: rounded(energy * 1.1, 0) };
  const shares = sharesOf(eater)[code];
  if (!shares) return {};
  const [min, max] = shares.map((share) => gramsOf(code, energy * share));
  return { min, max };
}

/** Amounts with their daily recommendation, in the format of the replies. */
export const amountsOf = (given: Nutrients, eater: Eater): KnownAmount[] =>
  nutrients.map(([code, unit]) => withTarget({ code, amount: given[code], unit }, eater));

export function withTarget(amount: KnownAmount, eater: Eater): KnownAmount {
  const { min, max } = rangeOf(amount.code, eater);
  return { ...amount, ...(min !== undefined && { targetMin: min }), ...(max !== undefined && { targetMax: max }) };
}
