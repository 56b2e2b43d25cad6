import { adultAge, ageOn } from '../../../sdk/src/safety/index.ts';
import { type Diet, type FoodLimits, limitsMeals } from '../foods/limits.ts';
import type { FoodUserInformation } from '../generated/operations.ts';
import { type AllergySources, allergensOf } from './allergies.ts';

/** The health tags that meals keep to. */
const dietOfTag: Record<string, Diet> = {
  'tag-3001': 'type2Diabetes',
  'tag-3002': 'highBloodLipids',
  'tag-3004': 'highUricAcid',
  'tag-3007': 'kidneyDisease',
  'tag-3021': 'vegetarian',
  'tag-3022': 'vegan',
  'tag-3023': 'halal',
  'tag-3032': 'pregnant',
  'tag-3033': 'breastfeeding',
};

interface Facts {
  profile: FoodUserInformation;
  allergies: AllergySources;
}

/** @param tagIds further tags, such as those that the person chose for a plan */
export function dietsOf({ profile }: Pick<Facts, 'profile'>, tagIds: readonly string[] = []): Diet[] {
  const own = profile.healthTags.map(({ tagId }) => tagId);
  return [...new Set([...own, ...tagIds].flatMap((tagId) => dietOfTag[tagId] ?? []))];
}

/** The tags, of the profile and of a plan, that plans keep to. */
export function heededTags({ profile }: Pick<Facts, 'profile'>, tagIds: readonly string[]): string[] {
  const all = [...profile.healthTags.map(({ tagId }) => tagId), ...tagIds];
  return [...new Set(all)].filter((tagId) => dietOfTag[tagId] && limitsMeals(dietOfTag[tagId]));
}

/** The limits of a person for all that is served, sold or advised. */
export const foodLimitsOf = (person: Facts): FoodLimits => ({
  allergens: allergensOf(person),
  diets: dietsOf(person),
});

/** kcal per day; above it a plan of ordinary portions is not sensible. */
const MOST_ENERGY = 4000;

/**
 * Whether a plan of meals needs a dietitian: under 18, with kidney disease, whose protein and potassium depend on laboratory
 * values, and above 4,000 kcal a day.
 */
export function needsDietitian(
  { birthDate }: Pick<FoodUserInformation, 'birthDate'>,
  diets: readonly Diet[],
  energy: number,
  today: string,
): boolean {
  const age = ageOn(today, birthDate);
  return (age !== undefined && age < adultAge) || diets.includes('kidneyDisease') || energy > MOST_ENERGY;
}
