import { TOLERANCE } from '../foods/balance.ts';
import { type Diet, limitsMeals, stageOfLifeOf } from '../foods/limits.ts';
import type { Allergen, FoodUserInformation, PlanChange } from '../generated/operations.ts';
import { type AllergySources, allergensOf } from './allergies.ts';
import { dietsOf } from './food-limits.ts';

/** The facts about a person that a plan is based on. */
export interface PlanBasis {
  allergens: Allergen[];
  /** The conditions and diets of the profile. */
  diets: Diet[];
  /** kcal per day; null without a complete profile. */
  energyTarget: number | null;
  /** The stage of life; null if none affects the plan. */
  stageOfLife: Diet | null;
}

interface Facts {
  profile: FoodUserInformation;
  allergies: AllergySources;
}

export function planBasisOf(person: Facts): PlanBasis {
  const diets = dietsOf(person);
  const stageOfLife = stageOfLifeOf(diets) ?? null;
  return { allergens: allergensOf(person), diets, energyTarget: person.profile.energyTarget, stageOfLife };
}

/** The changes of a person because of which a plan no longer fits. */
export function changesSince(basis: PlanBasis, person: Facts): PlanChange[] {
  const { allergens, diets, energyTarget, stageOfLife } = planBasisOf(person);
  const isNew = (allergen: Allergen) => !basis.allergens.includes(allergen);
  const before = basis.energyTarget;
  const differs = before !== null && energyTarget !== null && Math.abs(energyTarget - before) > before * TOLERANCE;
  return [
    ...(allergens.some(isNew) ? ['allergies' as const] : []),
    ...(diets.some((diet) => limitsMeals(diet) && !basis.diets.includes(diet)) ? ['diet' as const] : []),
    ...(differs ? ['energyTarget' as const] : []),
    ...(stageOfLife !== basis.stageOfLife ? ['stageOfLife' as const] : []),
  ];
}

/** The field of a plan that lists its changes; absent for a plan that fits. */
export function outdatedBy(changes: PlanChange[]): { outdatedBy?: PlanChange[] } {
  return changes.length > 0 ? { outdatedBy: changes } : {};
}
