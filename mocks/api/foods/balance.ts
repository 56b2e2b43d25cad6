import type { MealType } from '../generated/operations.ts';
import { type Eaten, portionOf } from './portion.ts';

/** Tolerance of a plan's energy. */
export const TOLERANCE = 0.1;

/**
 * The share of each meal in a day's energy, in percent; Chinese dietary guidelines, 2022: 30, 40 and 30 for the main meals.
 */
const shares: Record<MealType, number> = { breakfast: 30, lunch: 40, dinner: 30, snack: 10 };

/** The share of a day's energy in the planned meals, 0 to 1: the whole day with its three main meals. */
export const shareOf = (mealTypes: readonly MealType[]): number =>
  Math.min(
    100,
    mealTypes.reduce((sum, mealType) => sum + shares[mealType], 0),
  ) / 100;

/** @returns kcal */
export const energyOf = (items: readonly Eaten[]): number =>
  items.reduce((sum, item) => sum + portionOf(item).macros.energy, 0);

/** @param energy kcal @param target kcal */
export const isBalanced = (energy: number, target: number): boolean =>
  Math.abs(energy - target) <= target * TOLERANCE + 1e-6;

/** Rounds amounts to steps that suit a kitchen scale. */
export const rounded = (amount: number): number =>
  amount < 20 ? Math.max(1, Math.round(amount)) : Math.round(amount / 5) * 5;

/** Scales portions to a target energy; kcal. */
export function scaled(items: readonly Eaten[], target: number): Eaten[] {
  const factor = target / energyOf(items);
  return items.map(({ foodId, amount }) => ({ foodId, amount: rounded(amount * factor) }));
}

/**
 * Scales the meals of a day to an energy target, kcal. Whole portions of the recipes stay if they are within the tolerance.
 */
export function balanced(meals: readonly Eaten[][], target: number): Eaten[][] {
  const energy = energyOf(meals.flat());
  if (isBalanced(energy, target)) return [...meals];
  return meals.map((items) => scaled(items, (energyOf(items) * target) / energy));
}
