import type { Examples } from '../description.ts';
import type { Allergen, EvaluationAnswer, HealthTag } from '../generated/operations.ts';

/** The allergens that the person states, by where they state them. */
export interface AllergySources {
  mealPlan: readonly Allergen[];
  assessment: readonly Allergen[];
}

/** Health tags of the profile, by their English names. */
const tagAllergens: Record<string, Allergen[]> = {
  'Lactose intolerance': ['milk'],
  Gluten: ['gluten'],
  Peanuts: ['peanut'],
  'Tree nuts': ['treeNuts'],
  Eggs: ['egg'],
  'Fish and shellfish': ['fish', 'crustaceans'],
  Soya: ['soy'],
};

/** Options of the assessment's question on allergies. */
const optionAllergens: Record<string, Allergen[]> = {
  milk: ['milk'],
  egg: ['egg'],
  nuts: ['peanut', 'treeNuts'],
  seafood: ['fish', 'crustaceans'],
  wheat: ['gluten'],
  soya: ['soy'],
};

/** All allergens of a person, wherever they stated them. A flag that misses one of them is a danger. */
export function allergensOf(person: { profile: { healthTags: HealthTag[] }; allergies: AllergySources }): Allergen[] {
  const ofTags = person.profile.healthTags.flatMap(({ nameEn }) => tagAllergens[nameEn] ?? []);
  return [...new Set([...ofTags, ...person.allergies.mealPlan, ...person.allergies.assessment])];
}

export const answeredAllergens = (answer: Pick<EvaluationAnswer, 'optionIds'> | null | undefined): Allergen[] =>
  (answer?.optionIds ?? []).flatMap((optionId) => optionAllergens[optionId] ?? []);

/** What the examples' person states. */
export function ownAllergies(examples: Examples): AllergySources {
  const items = examples.data<{ itemId: string; answer: EvaluationAnswer | null }[]>('evaluation.list');
  return {
    mealPlan: examples.data<{ allergies: Allergen[] }>('mealPlan.viewSubmit').allergies,
    assessment: answeredAllergens(items.find(({ itemId }) => itemId === ALLERGIES_ITEM)?.answer),
  };
}

/** The assessment's question on allergies. */
export const ALLERGIES_ITEM = 'item-allergies';
