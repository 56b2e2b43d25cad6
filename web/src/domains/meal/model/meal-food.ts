import type {
  AiFoodItem,
  AiFoodMeal,
  AnalysedFood,
  FoodPortion,
  FoodRef,
  Macros,
  SimpleAnalysis,
} from '@health-app/sdk';
import * as v from 'valibot';
import { macrosOf, sumMacros } from '#domains/food/model/macros.ts';
import { foundFoodSchema } from './useRecentFoods.ts';

const { per100g, servings } = foundFoodSchema.entries;

/** A food of a meal in the editor. */
export const mealFoodSchema = v.object({
  /** Absent for a typed name. */
  foodId: v.optional(v.string()),
  name: v.string(),
  nameEn: v.optional(v.string()),
  /** g; absent until the person has entered it */
  amount: v.optional(v.number()),
  /** Whether the amount is the food's typical portion, which the person has not confirmed. */
  typical: v.optional(v.boolean()),
  /** Confidence of the recognition in a photo, 0 to 1. */
  confidence: v.optional(v.number()),
  alternatives: v.optional(v.array(v.object({ foodId: v.string(), name: v.string(), nameEn: v.string() }))),
  per100g: v.optional(per100g),
  servings: v.optional(servings),
  /** Whether the server does not know the food. */
  unknown: v.optional(v.boolean()),
});

export type MealFood = v.InferOutput<typeof mealFoodSchema>;

/** The maximum number of foods in a meal. */
export const mostFoods = 20;

/**
 * Converts a food of an analysed meal for the editor. It keeps its own energy instead of computing it from 100 g: a dish is
 * the sum of its rounded ingredients, so the two may differ by a kcal.
 */
export const fromAnalysed = ({ servings, per100g, ...food }: AnalysedFood): MealFood => ({
  per100g,
  ...fromPlanned(food),
  servings: servings ?? [],
});

/** Converts a food of a planned meal for the editor. */
export const fromPlanned = ({ foodId, name, nameEn, amount, macros }: FoodPortion): MealFood => {
  const per100g = (value: number) => (value / amount) * 100;
  const isKnown = amount > 0 && macros !== undefined && Object.values(macros).every(Number.isFinite);
  return {
    foodId,
    name,
    nameEn,
    amount,
    ...(isKnown && {
      per100g: {
        energy: per100g(macros.energy),
        protein: per100g(macros.protein),
        fat: per100g(macros.fat),
        carbohydrate: per100g(macros.carbohydrate),
      },
    }),
  };
};

export const fromRecognised = (item: AiFoodItem): MealFood => ({
  ...fromAnalysed(item),
  typical: item.amountSource === 'typical',
  ...(typeof item.confidence === 'number' ? { confidence: item.confidence } : {}),
  alternatives: (item.alternatives ?? []).map(({ foodId, name, nameEn }: FoodRef) => ({ foodId, name, nameEn })),
});

/** The foods of an analysis; of a failed one, the foods as entered. */
export const foodsOfAnalysis = ({
  items,
  foods,
  unknownNames,
}: Pick<SimpleAnalysis, 'items' | 'foods' | 'unknownNames'>): MealFood[] =>
  items.length > 0
    ? items.map(fromAnalysed)
    : foods.map((food) => ({ ...food, ...(unknownNames.includes(food.name) && { unknown: true }) }));

/** The foods of a meal of AI food, with unknown foods at the end. */
export const foodsOfRecognition = ({ items, unknownNames }: Pick<AiFoodMeal, 'items' | 'unknownNames'>): MealFood[] => [
  ...items.map(fromRecognised),
  ...(unknownNames ?? []).map((name) => ({ name, unknown: true })),
];

/** The sum of the foods with known values and amounts. */
export const mealMacros = (foods: readonly MealFood[]): Macros =>
  sumMacros(
    foods.flatMap(({ per100g, amount }) => (per100g && amount !== undefined ? [macrosOf(per100g, amount)] : [])),
  );

/** Index of the first food without an amount; -1 if there is none. */
export const firstWithoutAmount = (foods: readonly MealFood[]): number =>
  foods.findIndex(({ amount }) => amount === undefined);

/** Whether two lists hold the same foods in the same amounts. */
export const sameFoods = (one: readonly MealFood[], other: readonly MealFood[]): boolean =>
  one.length === other.length &&
  one.every(({ foodId, name, amount }, index) => {
    const match = other[index];
    return match?.foodId === foodId && match?.name === name && match?.amount === amount;
  });
