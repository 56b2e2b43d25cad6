import type { Allergen, HealthTagCode } from '../generated/operations.ts';
import { foodsIn } from './portion.ts';
import type { Food } from './table.ts';

/** A condition, a stage of life or a way of eating, by the code of its health tag. */
export type Diet = HealthTagCode;

/** What no food, plan, goods or text for a person may contain. */
export interface FoodLimits {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
}

const flesh: readonly string[] = ['meat', 'poultry', 'offal', 'fish', 'shellfish'];
const animal: readonly string[] = [...flesh, 'eggs', 'dairy'];

/** The foods that a diet leaves out. The table has no raw animal food, liver or alcohol, which pregnancy would leave out. */
const excluded: Partial<Record<Diet, (food: Food) => boolean>> = {
  vegetarian: ({ category }) => flesh.includes(category),
  vegan: ({ category, allergens }) =>
    animal.includes(category) || allergens.includes('milk') || allergens.includes('egg'),
  halal: ({ pork }) => pork,
  type2Diabetes: ({ highGlycemic, addedSugar }) => highGlycemic || addedSugar,
  highUricAcid: ({ highPurine }) => highPurine,
};

/** Whether meal plans keep to a diet: it leaves out foods, or it rules out a plan. */
export const limitsMeals = (diet: Diet): boolean => excluded[diet] !== undefined || diet === 'kidneyDisease';

/** Whether a person may be served a food or a dish, all its ingredients included. */
export const suits = (foodId: string, { allergens, diets }: FoodLimits): boolean =>
  foodsIn(foodId).every(
    (food) =>
      !food.allergens.some((allergen) => allergens.includes(allergen)) && !diets.some((diet) => excluded[diet]?.(food)),
  );

type Named = Allergen | 'flesh' | 'pork';

/** Words of texts, and what they name. 蛋白 is protein. */
const words: [word: RegExp, named: Named[]][] = [
  [/奶|乳制品|乳酪|milk|yogurt|cheese|dairy/i, ['milk']],
  [/蛋(?!白)|\begg/i, ['egg']],
  [/麦|馒头|面条|面包|挂面|饼|wheat|\boat|noodle|bread|bun\b/i, ['gluten']],
  [/豆腐|豆浆|豆奶|豆制品|豆干|毛豆|大豆|soya?\b|tofu|edamame/i, ['soy']],
  [/酱油|soy sauce/i, ['soy', 'gluten']],
  [/鱼|\bfish|salmon|sea bass/i, ['fish', 'flesh']],
  [/虾|蟹|贝|shellfish|shrimp|prawn/i, ['crustaceans', 'flesh']],
  [/海鲜|seafood/i, ['fish', 'crustaceans', 'flesh']],
  [/花生|peanut/i, ['peanut']],
  [/坚果|\bnuts?\b/i, ['treeNuts', 'peanut']],
  [/杏仁|腰果|核桃|almond|cashew|walnut/i, ['treeNuts']],
  [/肉|鸡胸|里脊|内脏|\bmeat|chicken|beef|pork/i, ['flesh']],
  [/猪|里脊|pork/i, ['pork']],
];

const offending: Partial<Record<Diet, Named[]>> = {
  vegetarian: ['flesh'],
  vegan: ['flesh', 'milk', 'egg'],
  halal: ['pork'],
};

/** Whether a person may read a text as advice: it names no food that they leave out. */
export function suitsText(text: string, { allergens, diets }: FoodLimits): boolean {
  const unwanted: Named[] = [...allergens, ...diets.flatMap((diet) => offending[diet] ?? [])];
  return !words.some(([word, named]) => named.some((one) => unwanted.includes(one)) && word.test(text));
}

/** The clauses of a text that a person may read as advice; empty without one. */
export function suitingPart(text: string, limits: FoodLimits): string {
  const clauses = text.replace(/。$/, '').split('，');
  const suiting = clauses.filter((clause) => suitsText(clause, limits));
  return suiting.length === 0 ? '' : `${suiting.join('，')}。`;
}

/** The first text that suits a person; empty without one. */
export const firstSuiting = (limits: FoodLimits, ...texts: string[]): string =>
  texts.find((text) => suitsText(text, limits)) ?? '';
