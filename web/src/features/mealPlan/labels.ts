import type { DietaryGoal, MealPlanBlocker, MealPlanFailReason, Taste } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { StatedAllergy } from './model/preferences.ts';

export const goalNames: Record<DietaryGoal, MessageDescriptor> = {
  loseWeight: msg`Lose weight`,
  maintainWeight: msg`Keep my weight`,
  gainMuscle: msg`Gain muscle`,
  controlGlucose: msg`Steady blood sugar`,
};

export const tasteNames: Record<Taste, MessageDescriptor> = {
  light: msg({ message: 'Light', context: 'taste' }),
  savoury: msg`Savoury`,
  sour: msg`Sour`,
  sweet: msg`Sweet`,
  spicy: msg`Spicy`,
};

/** An allergy with its source, where the person entered it. */
export const statedTexts: Record<StatedAllergy['source'], (allergen: string) => MessageDescriptor> = {
  profile: (allergen) => msg`${allergen}, from your profile`,
  assessment: (allergen) => msg`${allergen}, from your health assessment`,
  elsewhere: (allergen) => msg`${allergen}, entered before`,
};

/** Suggestions after a plan failed, at the field of each preference. */
export const blockerTexts: Record<MealPlanBlocker, MessageDescriptor> = {
  tagIds: msg`Too few dishes keep to these.`,
  allergies: msg`Too few dishes are without these. Keep what you are allergic to, and change something else.`,
  avoidedFoods: msg`Too few dishes are left without these foods.`,
  maxCookingMinutes: msg`Too few dishes are ready so fast. Allow more time.`,
  mealTypes: msg`One of these meals has no dish that suits. Plan fewer meals.`,
};

export const blockerNames: Record<MealPlanBlocker, MessageDescriptor> = {
  allergies: msg`Allergies`,
  tagIds: msg`Conditions and ways of eating`,
  avoidedFoods: msg`Foods you avoid`,
  maxCookingMinutes: msg`Longest cooking time`,
  mealTypes: msg`Meals to plan`,
};

/** What a day of the plan does not keep. */
export const unkeptTexts = {
  energy: msg`energy (more than a tenth off your target)`,
  protein: msg`the amount of protein`,
  fat: msg`the amount of fat`,
  carbohydrate: msg`the amount of carbohydrate`,
  variety: msg`variety (one dish in over five meals of the week)`,
} satisfies Record<string, MessageDescriptor>;

export const failTexts: Record<MealPlanFailReason, MessageDescriptor> = {
  tooFewDishes: msg`Your preferences leave too few dishes.`,
  noAlternative: msg`Nothing else suits your preferences.`,
  unavailable: msg`The server could not do it now. The same again may work.`,
};

export const refusals: RefusalTexts = {
  SLOT_TAKEN: msg`The diary has another meal for this time of day. Mark it again, and choose what counts.`,
  TIME_OUTSIDE: msg`The clock of this phone and the day of the meal do not agree.`,
  GENERATING: msg`A plan is being made already. Wait until it is ready.`,
  PAST: msg`This day is over, so its meals can no longer change.`,
  NO_PREVIEW: msg`This suggestion is no longer there. Ask for another one.`,
  NOT_READY: msg`The suggestion is not ready yet. Try again in a moment.`,
  EXPIRED: msg`This suggestion has expired. Nothing was changed.`,
  CHANGED: msg`The meal has changed since, so here is a new suggestion.`,
  FINISHED: msg`This meal is marked as eaten, so it stays.`,
  NO_SUCH_FOOD: msg`The meal no longer has this dish.`,
  NOTHING: msg`There is no meal that could change: all are eaten, or none is planned.`,
  GONE: msg`This meal is no longer planned.`,
  FUTURE: msg`This meal is still to come.`,
  NOT_MEMBER: msg`The meal plan is for members.`,
  NEEDS_DIETITIAN: msg`Under 18, with a low weight, in pregnancy, while breastfeeding, after weight-loss surgery, with kidney disease, on dialysis, or with a very low need or one above 4,000 kcal a day, a plan needs a dietitian. Please ask one, or your doctor.`,
  NO_TARGET: msg`A plan needs your birth date, sex, height and weight. Enter them in your profile first.`,
};
