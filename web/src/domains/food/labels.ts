import type { Allergen, AssessmentCode, AssessmentLevel, MealEntryKind, MealType, NutrientCode } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { entryOf, type Open } from '#lib/open-value.ts';
import type { Tone } from '#ui/Badge.tsx';
import type { Confidence } from './model/confidence.ts';
import type { NutrientGroup, NutrientLevel } from './model/nutrients.ts';

export const mealNames: Record<MealType, MessageDescriptor> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
};

export const logMealTexts: Record<MealType, MessageDescriptor> = {
  breakfast: msg`Log breakfast`,
  lunch: msg`Log lunch`,
  dinner: msg`Log dinner`,
  snack: msg`Log a snack`,
};

/** How a meal was added to the diary. An unknown kind has no name. */
export const kindNames: Partial<Record<MealEntryKind, MessageDescriptor>> = {
  analysed: msg`analysed`,
  planned: msg`from your plan`,
  recognised: msg`by AI food`,
};

export const allergenNames: Record<Allergen, MessageDescriptor> = {
  gluten: msg`Cereals with gluten`,
  crustaceans: msg`Shrimp, crab, lobster`,
  fish: msg`Fish`,
  egg: msg`Egg`,
  peanut: msg`Peanut`,
  soy: msg`Soya`,
  milk: msg`Milk`,
  treeNuts: msg`Tree nuts`,
};

/** Short names that fit three columns on a phone. */
export const macroNames = { protein: msg`Protein`, fat: msg`Fat`, carbohydrate: msg`Carbs` };

export const nutrientNames: Record<NutrientCode, MessageDescriptor> = {
  energy: msg`Energy`,
  protein: msg`Protein`,
  fat: msg`Fat`,
  saturatedFat: msg`Saturated fat`,
  carbohydrate: msg`Carbohydrate`,
  sugar: msg`Sugar`,
  fiber: msg`Fibre`,
  cholesterol: msg`Cholesterol`,
  sodium: msg`Sodium`,
  potassium: msg`Potassium`,
  calcium: msg`Calcium`,
  magnesium: msg`Magnesium`,
  iron: msg`Iron`,
  zinc: msg`Zinc`,
  selenium: msg`Selenium`,
  vitaminA: msg`Vitamin A`,
  vitaminB1: msg`Vitamin B1`,
  vitaminB2: msg`Vitamin B2`,
  vitaminB6: msg`Vitamin B6`,
  vitaminB12: msg`Vitamin B12`,
  vitaminC: msg`Vitamin C`,
  vitaminD: msg`Vitamin D`,
  vitaminE: msg`Vitamin E`,
  folate: msg`Folate`,
};

/**
 * How to eat less of a nutrient with a maximum, by its usual sources: Dietary Guidelines for Chinese Residents, 2022. A nutrient
 * without a text gets no advice.
 */
export const lessOf: Partial<Record<NutrientCode, MessageDescriptor>> = {
  cholesterol: msg`Cholesterol: have offal and fish roe rarely, and no more than one egg a day.`,
  saturatedFat: msg`Saturated fat: choose lean meat over fatty meat, and plant oil over lard and butter.`,
  sugar: msg`Sugar: drink water or plain tea instead of sweet drinks, and have fewer sweets.`,
};

export const groupNames: Record<NutrientGroup, MessageDescriptor> = {
  high: msg`More than advised`,
  low: msg`Less than advised`,
  macros: msg`Energy and macronutrients`,
  minerals: msg`Minerals`,
  vitamins: msg`Vitamins`,
  others: msg`Others`,
};

export const nutrientLevels: Record<NutrientLevel, { word?: MessageDescriptor; tone: Tone }> = {
  low: { word: msg`Low`, tone: 'fair' },
  high: { word: msg`High`, tone: 'fair' },
  within: { word: msg`As advised`, tone: 'good' },
  below: { word: msg`Under the limit`, tone: 'plain' },
  open: { word: msg`So far`, tone: 'plain' },
  none: { tone: 'plain' },
};

export const findingTitles: Record<AssessmentCode, MessageDescriptor> = {
  energy: msg`Energy`,
  macros: msg`How the energy divides`,
  fiber: msg`Fibre`,
  sodium: msg`Sodium`,
  glycemicLoad: msg`Glycaemic load`,
  micronutrients: msg`Vitamins and minerals`,
  variety: msg`Variety`,
  regularity: msg`Regularity`,
};

/** How a diet is judged is never an alarm, so no level has the tone of what is unsafe. */
const findingLevels: Record<AssessmentLevel, { word: MessageDescriptor; tone: Tone }> = {
  poor: { word: msg({ message: 'Needs work', context: 'finding' }), tone: 'fair' },
  fair: { word: msg`Fair`, tone: 'plain' },
  good: { word: msg`Good`, tone: 'good' },
};

/** The word and the tone of a level. An unknown one is its own word. */
export const findingLevel = (level: Open<AssessmentLevel>) =>
  entryOf(findingLevels, level) ?? { word: { id: level }, tone: 'plain' as const };

/** A food that is sure needs no name. */
export const confidenceNames: Record<Exclude<Confidence, 'sure'>, MessageDescriptor> = {
  likely: msg`Not sure, please check`,
  perhaps: msg`Perhaps this?`,
};
