import type {
  Allergen,
  DietaryGoal,
  EvaluationItem,
  FoodUserInformation,
  MealPlanPreferences,
  MealPlanSubmission,
  Taste,
} from '@health-app/sdk';
import * as v from 'valibot';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { openSchema } from '#lib/open-schema.ts';
import { knownOf, type Open } from '#lib/open-value.ts';
import { type Day, isDay } from '#lib/time/days.ts';
import { dayParam } from '#platform/routing/params.ts';
import { readNumber } from '#ui/form/number.ts';

export const goals = ['loseWeight', 'maintainWeight', 'gainMuscle', 'controlGlucose'] as const satisfies DietaryGoal[];
export const tastes = ['light', 'savoury', 'sour', 'sweet', 'spicy'] as const satisfies Taste[];
export const allergens = [
  'gluten',
  'crustaceans',
  'fish',
  'egg',
  'peanut',
  'soy',
  'milk',
  'treeNuts',
] as const satisfies Allergen[];

/** Valid cooking times, minutes. */
export const minutes = [10, 240] as const;
/** Maximum number of avoided foods, and of characters in one. */
export const avoidedLimits = { maxTags: 20, maxLength: 20 };
/** Maximum number of wanted foods, and of characters in one. */
export const wantedLimits = { maxTags: 20, maxLength: 80 };
/** Maximum number of health tags. */
const mostTags = 20;

export const preferencesSchema = v.object({
  dietaryGoal: v.picklist([...goals, '']),
  // Values that this version does not know are sent back unchanged, so that no allergy is lost.
  allergies: v.array(openSchema<Allergen>()),
  avoidedFoods: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.maxLength(avoidedLimits.maxTags)),
  wantedFoods: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.maxLength(wantedLimits.maxTags)), []),
  tastes: v.array(openSchema<Taste>()),
  tagIds: v.array(v.string()),
  mealTypes: v.array(v.picklist(mealTypes)),
  /** As typed; empty means any time. */
  maxCookingMinutes: v.string(),
  from: dayParam,
});

export type PreferencesForm = v.InferOutput<typeof preferencesSchema>;

/** An allergy that the person entered elsewhere. The plan respects it, and it can be removed only there. */
export interface StatedAllergy {
  allergen: Open<Allergen>;
  source: 'profile' | 'assessment' | 'elsewhere';
}

type Profile = Pick<Partial<FoodUserInformation>, 'dietaryGoal' | 'healthTags'>;

/** The allergies from the profile and the assessment, and any others that the server respects. */
export function statedAllergies(
  profile: Profile,
  items: readonly EvaluationItem[],
  submission: MealPlanSubmission | null,
): StatedAllergy[] {
  const sources: Record<StatedAllergy['source'], readonly Open<Allergen>[]> = {
    profile: (profile.healthTags ?? []).flatMap((tag) => tag.allergens ?? []),
    assessment: items.flatMap(({ options, answer }) =>
      options
        .filter(({ optionId }) => answer?.optionIds.includes(optionId))
        .flatMap((option) => option.allergens ?? []),
    ),
    elsewhere: (submission?.heededAllergies ?? []).filter((allergen) => !submission?.allergies.includes(allergen)),
  };
  const stated = Object.entries(sources).flatMap(([source, list]) =>
    list.map((allergen) => ({ allergen, source: source as StatedAllergy['source'] })),
  );
  return stated.filter(({ allergen }, index) => stated.findIndex((one) => one.allergen === allergen) === index);
}

/** All allergies that the plan will respect, in the order of the form; unknown ones come last. */
export const heeded = (form: PreferencesForm, stated: readonly StatedAllergy[]): Open<Allergen>[] => {
  const all = [...form.allergies, ...stated.map(({ allergen }) => allergen)];
  return [...new Set([...allergens, ...all])].filter((one) => all.includes(one));
};

/**
 * Builds the form from the previous preferences, or from the profile.
 * @param from first day of the new plan
 */
export function formOf(submission: MealPlanSubmission | null, profile: Profile, from: Day): PreferencesForm {
  const known = submission ?? undefined;
  return {
    dietaryGoal: knownOf(goals, known?.dietaryGoal ?? profile.dietaryGoal) ?? '',
    allergies: known?.allergies ?? [],
    avoidedFoods: known?.avoidedFoods ?? [],
    wantedFoods: known?.wantedFoods ?? [],
    tastes: known?.tastes ?? [],
    tagIds: known?.tagIds ?? [],
    mealTypes: mealTypes.filter((one) => (known?.mealTypes ?? ['breakfast', 'lunch', 'dinner']).includes(one)),
    maxCookingMinutes: known?.maxCookingMinutes == null ? '' : String(known.maxCookingMinutes),
    from,
  };
}

/** Adds a food to the wanted ones, unless the list is full or already contains it. */
export const withWanted = (foods: readonly string[], food: string): string[] =>
  foods.includes(food) || foods.length >= wantedLimits.maxTags ? [...foods] : [...foods, food];

export type Problem = 'dietaryGoal' | 'mealTypes' | 'maxCookingMinutes' | 'tagIds' | 'from';

/** The invalid fields, which prevent the form from being sent. */
export function problemsOf({ dietaryGoal, mealTypes, maxCookingMinutes, tagIds, from }: PreferencesForm, today: Day) {
  const wrong: Record<Problem, boolean> = {
    dietaryGoal: dietaryGoal === '',
    mealTypes: mealTypes.length === 0,
    maxCookingMinutes: maxCookingMinutes.trim() !== '' && readNumber(maxCookingMinutes, minutes, 0) === undefined,
    tagIds: tagIds.length > mostTags,
    from: !isDay(from) || from < today,
  };
  return new Set((Object.keys(wrong) as Problem[]).filter((field) => wrong[field]));
}

/** Converts a valid form to the API's format. */
export function preferencesOf({ dietaryGoal, maxCookingMinutes, from: _, ...form }: PreferencesForm) {
  if (dietaryGoal === '') return undefined;
  const preferences: MealPlanPreferences = {
    ...form,
    allergies: form.allergies as Allergen[],
    tastes: form.tastes as Taste[],
    dietaryGoal,
    // Meals in the order of the day.
    mealTypes: mealTypes.filter((mealType) => form.mealTypes.includes(mealType)),
    maxCookingMinutes: readNumber(maxCookingMinutes, minutes, 0) ?? null,
  };
  return preferences;
}
