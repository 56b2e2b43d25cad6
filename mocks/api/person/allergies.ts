import type { Examples } from '../description/description.ts';
import type { Allergen, EvaluationAnswer, EvaluationOption, HealthTag } from '../generated/operations.ts';

/** The allergens that the person states outside the profile, by source. */
export interface AllergySources {
  mealPlan: readonly Allergen[];
  assessment: readonly Allergen[];
}

/** All allergens of a person, from every source. A missing one would be dangerous. */
export function allergensOf(person: { profile: { healthTags: HealthTag[] }; allergies: AllergySources }): Allergen[] {
  const ofTags = person.profile.healthTags.flatMap(({ allergens = [] }) => allergens);
  return [...new Set([...ofTags, ...person.allergies.mealPlan, ...person.allergies.assessment])];
}

/** The allergens of the chosen options. */
export const answeredAllergens = (
  { options }: { options: Pick<EvaluationOption, 'optionId' | 'allergens'>[] },
  answer: Pick<EvaluationAnswer, 'optionIds'> | null,
): Allergen[] =>
  options.flatMap(({ optionId, allergens = [] }) => (answer?.optionIds.includes(optionId) ? allergens : []));

/** The allergies of the examples' person. */
export function ownAllergies(examples: Examples): AllergySources {
  const items = examples.data('evaluation.list');
  return {
    mealPlan: examples.data('mealPlan.viewSubmit')?.allergies ?? [],
    assessment: items.flatMap((item) => answeredAllergens(item, item.answer)),
  };
}
