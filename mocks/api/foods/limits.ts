import { isPregnant } from '../../../sdk/src/safety/index.ts';
import type { Allergen, HealthTagCode } from '../generated/operations.ts';
import { foodsIn } from './portion.ts';
import type { Food } from './table.ts';

/** A condition, a stage of life or a diet, by the code of its health tag. */
export type Diet = HealthTagCode;

/** The foods that plans, goods or texts for a person must not contain. */
export interface FoodLimits {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
}

const flesh: readonly string[] = ['meat', 'poultry', 'offal', 'fish', 'shellfish'];
const animal: readonly string[] = [...flesh, 'eggs', 'dairy'];

const raisesGlucose = ({ highGlycemic, addedSugar }: Food) => highGlycemic || addedSugar;

/** The foods that a diet excludes. The table has no raw animal food, liver or alcohol, which pregnancy would exclude. */
const excluded: Partial<Record<Diet, (food: Food) => boolean>> = {
  vegetarian: ({ category }) => flesh.includes(category),
  vegan: ({ category, allergens }) =>
    animal.includes(category) || allergens.includes('milk') || allergens.includes('egg'),
  halal: ({ pork }) => pork,
  type1Diabetes: raisesGlucose,
  type2Diabetes: raisesGlucose,
  gestationalDiabetes: raisesGlucose,
  highUricAcid: ({ highPurine }) => highPurine,
  gout: ({ highPurine }) => highPurine,
};

/** The conditions whose diet depends on laboratory values, so that no plan is made. */
export const laboratoryDiets: readonly Diet[] = ['kidneyDisease', 'dialysis'];

export const isDiabetes = (diet: Diet): boolean =>
  diet === 'type1Diabetes' || diet === 'type2Diabetes' || diet === 'gestationalDiabetes';

/** The stage of life that changes the recommended amounts; undefined if none does. */
export function stageOfLifeOf(diets: readonly Diet[]): 'pregnant' | 'breastfeeding' | undefined {
  if (isPregnant({ conditions: diets })) return 'pregnant';
  return diets.includes('breastfeeding') ? 'breastfeeding' : undefined;
}

/** Whether meal plans respect a diet: it excludes foods, or it makes a plan impossible. */
export const limitsMeals = (diet: Diet): boolean => excluded[diet] !== undefined || laboratoryDiets.includes(diet);

/** Whether a person may eat a food or a dish, including all its ingredients. */
export const suits = (foodId: string, { allergens, diets }: FoodLimits): boolean =>
  foodsIn(foodId).every(
    (food) =>
      !food.allergens.some((allergen) => allergens.includes(allergen)) && !diets.some((diet) => excluded[diet]?.(food)),
  );

type Named = Allergen | 'flesh' | 'pork';

/** Words in texts, and the foods that they mean. 蛋白 means protein, not egg white. */
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

/** Whether a text is suitable advice for a person: it mentions no food that they avoid. */
export function suitsText(text: string, { allergens, diets }: FoodLimits): boolean {
  const unwanted: Named[] = [...allergens, ...diets.flatMap((diet) => offending[diet] ?? [])];
  return !words.some(([word, named]) => named.some((one) => unwanted.includes(one)) && word.test(text));
}

/** The clauses of a text that are suitable advice for a person; empty without any. */
export function suitingPart(text: string, limits: FoodLimits): string {
  const clauses = text.replace(/。$/, '').split('，');
  const suiting = clauses.filter((clause) => suitsText(clause, limits));
  return suiting.length === 0 ? '' : `${suiting.join('，')}。`;
}
