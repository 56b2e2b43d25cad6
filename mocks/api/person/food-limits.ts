import { adultAge, ageOn } from '../../../sdk/src/safety/index.ts';
import { type Diet, type FoodLimits, laboratoryDiets, limitsMeals, stageOfLifeOf } from '../foods/limits.ts';
import type { FoodUserInformation, HealthTag } from '../generated/operations.ts';
import { type AllergySources, allergensOf } from './allergies.ts';

interface Facts {
  profile: FoodUserInformation;
  allergies: AllergySources;
}

/** The health tags of a person and additional ones, such as those chosen for a plan. */
interface Tagged extends Pick<Facts, 'profile'> {
  /** All tags that a person can choose. */
  knownTags: readonly HealthTag[];
}

const tagsOf = ({ profile, knownTags }: Tagged, tagIds: readonly string[]): HealthTag[] => [
  ...profile.healthTags,
  ...knownTags.filter(({ tagId }) => tagIds.includes(tagId)),
];

const codesOf = (tags: readonly HealthTag[]): Diet[] => [...new Set(tags.flatMap(({ code }) => code ?? []))];

/** The conditions and diets of the profile. */
export const dietsOf = ({ profile }: Pick<Facts, 'profile'>): Diet[] => codesOf(profile.healthTags);

/** The conditions and diets of the profile and of a plan. */
export const plannedDietsOf = (person: Tagged, tagIds: readonly string[]): Diet[] => codesOf(tagsOf(person, tagIds));

/** The ids of the tags of the profile and of a plan that meal plans respect. */
export function heededTags(person: Tagged, tagIds: readonly string[]): string[] {
  const heeded = tagsOf(person, tagIds).filter(({ code }) => code !== undefined && limitsMeals(code));
  return [...new Set(heeded.map(({ tagId }) => tagId))];
}

/** The limits of a person for all food that is served, sold or recommended. */
export const foodLimitsOf = (person: Facts): FoodLimits => ({
  allergens: allergensOf(person),
  diets: dietsOf(person),
});

/** kcal per day; above this, a plan of ordinary portions is not sensible. */
const MOST_ENERGY = 4000;

/**
 * Whether a plan of meals needs a dietitian: under 18, in pregnancy, while breastfeeding and after bariatric surgery, because
 * no formula gives the energy; with kidney disease and on dialysis, because protein and potassium depend on laboratory
 * values; and above 4,000 kcal a day.
 * @param energy kcal per day; null without a target
 */
export function needsDietitian(
  { birthDate }: Pick<FoodUserInformation, 'birthDate'>,
  diets: readonly Diet[],
  energy: number | null,
  today: string,
): boolean {
  const age = ageOn(today, birthDate);
  const conditions: Diet[] = [...laboratoryDiets, 'bariatricSurgery'];
  return (
    (age !== undefined && age < adultAge) ||
    stageOfLifeOf(diets) !== undefined ||
    conditions.some((condition) => diets.includes(condition)) ||
    (energy !== null && energy > MOST_ENERGY)
  );
}
