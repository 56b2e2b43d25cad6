import { rounded } from '../engine/round.ts';
import type {
  Allergen,
  FoodPortion,
  FoodServing,
  Macros,
  NutrientAmount,
  PlannedFood,
} from '../generated/operations.ts';
import { commonDishes, dishOf } from './common/dishes.ts';
import { foodOf } from './common/ingredients.ts';
import { type Food, type NutrientCode, type Nutrients, nutrients } from './table.ts';

export type Eaten = Pick<FoodPortion, 'foodId' | 'amount'>;

/** Whether the nutrients of a food can be computed: a dish, or a food of the table or of a dish. */
export const isKnown = (foodId: string): boolean => (foodOf(foodId) ?? dishOf(foodId)) !== undefined;

/** The amount of a food with its nutrients. A dish has the sum of its ingredients, each rounded. */
export function portionOf({ foodId, amount }: Eaten): FoodPortion {
  const { name, nameEn } = named(foodId);
  return { foodId, name, nameEn, amount, macros: macrosOf(nutrientsOf([{ foodId, amount }])) };
}

/** The amount of a food to buy and to prepare. A dish is its own group. */
export function plannedFoodOf(eaten: Eaten): PlannedFood {
  const { macros, ...food } = portionOf(eaten);
  return { ...food, category: foodOf(eaten.foodId)?.category ?? 'mixedMeals', macros };
}

/** The ingredients of an amount of a dish; a food of the table is its own ingredient. */
export const ingredientsOf = (eaten: Eaten): FoodPortion[] => partsOf(eaten).map(portionOf);

/** The amounts of the ingredients. */
function partsOf({ foodId, amount }: Eaten): Eaten[] {
  const recipe = dishOf(foodId)?.recipe;
  if (!recipe) return [{ foodId, amount }];
  const whole = recipeAmount(foodId);
  const parts = Object.entries(recipe).map(([part, weight]) => ({
    foodId: part,
    amount: rounded((weight * amount) / whole, 1),
  }));
  return parts.filter((part) => part.amount > 0);
}

/** One portion according to the recipe. */
export const recipeAmount = (foodId: string): number =>
  rounded(
    Object.values(dishOf(foodId)?.recipe ?? {}).reduce((sum, part) => sum + part, 0),
    1,
  );

/** The foods of the table in an item. */
export const foodsIn = (foodId: string): Food[] =>
  partsOf({ foodId, amount: 100 }).flatMap((part) => foodOf(part.foodId) ?? []);

export const allergensOf = (foodId: string): Allergen[] => [
  ...new Set(foodsIn(foodId).flatMap(({ allergens }) => allergens)),
];

export function nutrientsOf(eaten: Eaten[]): Nutrients {
  return total(eaten.flatMap(partsOf).map(scaled));
}

/** Adds up the nutrients of portions. It adds rounded values, so that the visible numbers add up. */
function total(all: Nutrients[]): Nutrients {
  return record((code, decimals) =>
    rounded(
      all.reduce((sum, one) => sum + one[code], 0),
      decimals,
    ),
  );
}

/** Averages the nutrients of at least one day. */
export function averageNutrients(all: Nutrients[]): Nutrients {
  return record((code, decimals) => rounded(all.reduce((sum, one) => sum + one[code], 0) / all.length, decimals));
}

const macrosBy = (amountOf: (code: keyof Macros) => number): Macros => ({
  energy: amountOf('energy'),
  protein: amountOf('protein'),
  fat: amountOf('fat'),
  carbohydrate: amountOf('carbohydrate'),
});

export function totalMacros(all: Macros[]): Macros {
  const sum = (code: keyof Macros) => all.reduce((total, macros) => total + macros[code], 0);
  return macrosBy((code) => rounded(sum(code), 1));
}

export const macrosOf = (given: Nutrients): Macros => macrosBy((code) => given[code]);

/**
 * The nutrients of 100 g of a food, and its measures: a common dish by its own, another dish by the portion of its recipe, a
 * plain food only by weight.
 */
export function measured(foodId: string): { per100g: Macros; servings: FoodServing[] } {
  const { macros } = portionOf({ foodId, amount: 1000 });
  const portion = { name: '份', nameEn: 'portion', amount: recipeAmount(foodId) };
  const servings = commonDishes.get(foodId)?.servings ?? (dishOf(foodId) ? [portion] : []);
  return { per100g: macrosBy((code) => rounded(macros[code] / 10, 2)), servings };
}

/** An amount of a nutrient that the table contains. */
export type KnownAmount = NutrientAmount & { code: NutrientCode };

const MOST_CONTRIBUTORS = 3;

/** Adds to each nutrient the foods that contribute most of it. */
export function withContributors(amounts: KnownAmount[], eaten: Eaten[]): NutrientAmount[] {
  const grams = new Map<string, number>();
  for (const { foodId, amount } of eaten) grams.set(foodId, (grams.get(foodId) ?? 0) + amount);
  const given = [...grams].map(([foodId, amount]) => ({ foodId, nutrients: nutrientsOf([{ foodId, amount }]) }));
  return amounts.map((one) => {
    const brought = given.map(({ foodId, nutrients }) => ({ foodId, amount: nutrients[one.code] }));
    const most = brought.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
    return { ...one, contributors: most.slice(0, MOST_CONTRIBUTORS) };
  });
}

/** Builds no intermediate pairs, because every plan and report sums hundreds of these records. */
function record(value: (code: NutrientCode, decimals: number) => number): Nutrients {
  const all = {} as Nutrients;
  for (const [code, , decimals] of nutrients) all[code] = value(code, decimals);
  return all;
}

function scaled({ foodId, amount }: Eaten): Nutrients {
  const food = foodOf(foodId);
  if (!food) throw new Error(`No food ${foodId}`);
  return record((code, decimals) => rounded((food.per100g[code] * amount) / 100, decimals));
}

function named(foodId: string): { name: string; nameEn: string } {
  const known = foodOf(foodId) ?? dishOf(foodId);
  if (!known) throw new Error(`No food ${foodId}`);
  return known;
}

/** g of the vegetables among foods without a recipe. */
export const vegetablesIn = (eaten: Eaten[]): number =>
  eaten.filter(({ foodId }) => foodOf(foodId)?.category === 'vegetables').reduce((sum, { amount }) => sum + amount, 0);
