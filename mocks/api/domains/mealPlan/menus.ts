import { dishes } from '../../foods/dishes.ts';
import { type Diet, suitingPart, suits } from '../../foods/limits.ts';
import { type Eaten, foodsIn, recipeAmount } from '../../foods/portion.ts';
import type { MealCourse, MealPlanBlocker, MealPlanPreferences, MealType } from '../../generated/operations.ts';
import { composed, type Menu } from './compose.ts';

/** A person's requirements for their meals. */
export interface Wishes extends Omit<MealPlanPreferences, 'dietaryGoal' | 'tagIds'> {
  /** The conditions and diets to respect. */
  diets: Diet[];
}

export const times: Record<MealType, string> = { breakfast: '07:30', lunch: '12:00', snack: '15:30', dinner: '18:30' };

const portion = 0;

/** Foods in g; for dishes, the amount of the recipe. */
function menu(mealType: MealType, items: Record<string, number>, note: string): Menu {
  const eaten = Object.entries(items).map(([foodId, amount]) => ({ foodId, amount: amount || recipeAmount(foodId) }));
  return { mealType, items: eaten, note };
}

// biome-ignore format: a row a menu
export const menus = [
  menu('breakfast', { 'gi-024': 350, 'pu-127': 50, 'gi-168': 200 }, '燕麦含可溶性膳食纤维，消化较慢。'),
  menu('breakfast', { 'gi-057': 90, 'pu-127': 50, 'food-9002': 300, 'pu-062': 100 }, '全麦面包配豆浆和番茄，主食不精细。'),
  menu('breakfast', { 'gi-016': 220, 'pu-127': 50, 'gi-168': 200 }, '甜玉米当主食，GI 较低，饱腹感强。'),
  menu('breakfast', { 'gi-012': 250, 'gi-057': 50, 'pu-125': 150, 'pu-072': 100 }, '小米粥易消化，搭配酸奶补足蛋白质。'),
  menu('breakfast', { 'pu-026': 250, 'food-9002': 300, 'pu-127': 50, 'pu-116': 10 }, '红薯连皮蒸，配少量坚果。'),
  menu('lunch', { 'gi-002': 250, 'dish-7002': portion, 'dish-7005': portion, 'dish-7008': portion }, '鱼肉脂肪少，糙米保留麸皮。'),
  menu('lunch', { 'gi-002': 250, 'dish-7009': portion, 'dish-7006': portion }, '牛肉补铁，番茄里的维生素C帮助吸收。'),
  menu('lunch', { 'gi-002': 250, 'dish-7010': portion, 'dish-7012': portion }, '豆腐代替一餐红肉，饱和脂肪更少。'),
  menu('lunch', { 'gi-002': 250, 'dish-7011': portion, 'dish-7014': portion }, '瘦肉配两种蔬菜，油量不到 10 克。'),
  menu('lunch', { 'gi-002': 250, 'dish-7001': portion, 'dish-7006': portion }, '做法简单，蛋白质来自鸡蛋。'),
  menu('dinner', { 'gi-093': 300, 'dish-7004': portion, 'dish-7012': portion, 'dish-7008': portion }, '山药作主食，晚餐清淡不油腻。'),
  menu('dinner', { 'gi-002': 220, 'dish-7013': portion, 'dish-7006': portion }, '三文鱼含 ω-3 脂肪酸。'),
  menu('dinner', { 'pu-026': 300, 'dish-7003': portion, 'dish-7007': portion, 'dish-7005': portion }, '虾低脂高蛋白，凉菜少油。'),
  menu('dinner', { 'gi-002': 200, 'dish-7011': portion, 'dish-7008': portion }, '主食减量，豆类蔬菜增加膳食纤维。'),
  menu('dinner', { 'gi-016': 250, 'dish-7010': portion, 'dish-7007': portion }, '豆腐和木耳都含铁。'),
  menu('snack', { 'gi-144': 150, 'pu-125': 150 }, '水果放在两餐之间。'),
  menu('snack', { 'gi-151': 150, 'pu-116': 15 }, '坚果一小把，不超过 20 克。'),
  menu('snack', { 'gi-149': 180, 'gi-168': 200 }, '一杯奶补钙。'),
  menu('snack', { 'gi-146': 200, 'pu-125': 100 }, '草莓含糖少，维生素C多。'),
];

/** The kind of an item in a meal. Only an item of the same kind can replace it. */
export const courses: Record<string, MealCourse> = Object.fromEntries(
  Object.entries({
    staple: ['gi-001', 'gi-002', 'gi-012', 'gi-024', 'gi-057', 'gi-016', 'pu-025', 'pu-026', 'gi-093'],
    main: [
      'pu-127',
      ...dishesOf([
        7001, 7002, 7003, 7004, 7009, 7010, 7011, 7013, 7015, 7016, 7017, 7018, 7019, 7020, 7021, 7022, 7023, 7024,
      ]),
    ],
    side: ['pu-062', 'pu-072', ...dishesOf([7005, 7006, 7007, 7012, 7014])],
    soup: dishesOf([7008]),
    drink: ['gi-168', 'pu-125', 'food-9002'],
    fruit: ['gi-144', 'gi-151', 'gi-149', 'gi-146'],
    nuts: ['pu-116', 'gi-166', 'gi-167'],
  } satisfies Record<MealCourse, string[]>).flatMap(([course, foodIds]) =>
    foodIds.map((foodId) => [foodId, course as MealCourse]),
  ),
);

function dishesOf(numbers: number[]): string[] {
  return numbers.map((number) => `dish-${number}`);
}

/** With fewer menus of a kind than this, more are composed for the person. */
const ENOUGH = 3;

/**
 * The meals of a kind that meet the person's requirements; those with wanted foods come first, then those of a preferred
 * taste. If the kitchen has few menus of its own, meals of its single dishes follow.
 */
export function fitting(mealType: MealType, wishes: Wishes): Menu[] {
  const fit = menus.filter((menu) => menu.mealType === mealType && menu.items.every((item) => fits(item, wishes)));
  const others = fit.length < ENOUGH ? composed(mealType, (foodId) => fits({ foodId }, wishes)) : [];
  const limits = { allergens: wishes.allergies, diets: wishes.diets };
  const suiting = [...fit, ...others].map((menu) => ({ ...menu, note: suitingPart(menu.note, limits) }));
  return suiting.sort((a, b) => wanted(b, wishes) - wanted(a, wishes) || liked(b, wishes) - liked(a, wishes));
}

export function fits({ foodId }: Pick<Eaten, 'foodId'>, wishes: Wishes): boolean {
  const { allergies, diets, avoidedFoods, maxCookingMinutes } = wishes;
  return (
    suits(foodId, { allergens: allergies, diets }) &&
    !avoidedFoods.some((avoided) => isNamed(foodId, avoided)) &&
    (dishes.get(foodId)?.minutes ?? 0) <= (maxCookingMinutes ?? Number.POSITIVE_INFINITY)
  );
}

const wider: Record<MealPlanBlocker, (wishes: Wishes) => Wishes> = {
  allergies: (wishes) => ({ ...wishes, allergies: [] }),
  tagIds: (wishes) => ({ ...wishes, diets: [] }),
  avoidedFoods: (wishes) => ({ ...wishes, avoidedFoods: [] }),
  maxCookingMinutes: (wishes) => ({ ...wishes, maxCookingMinutes: null }),
  mealTypes: (wishes) => ({
    ...wishes,
    mealTypes: wishes.mealTypes.filter((mealType) => fitting(mealType, wishes).length > 0),
  }),
};

/**
 * The preferences that make a plan impossible: each one whose relaxation alone would make it possible, or else all that
 * exclude a dish.
 */
export function blockersOf(wishes: Wishes): MealPlanBlocker[] {
  const blockers = Object.keys(wider) as MealPlanBlocker[];
  const enough = blockers.filter((blocker) => isPossible(wider[blocker](wishes)));
  if (enough.length > 0) return enough;
  const widest = { ...wishes, allergies: [], diets: [], avoidedFoods: [], maxCookingMinutes: null };
  const own: Record<MealPlanBlocker, Partial<Wishes>> = {
    allergies: { allergies: wishes.allergies },
    tagIds: { diets: wishes.diets },
    avoidedFoods: { avoidedFoods: wishes.avoidedFoods },
    maxCookingMinutes: { maxCookingMinutes: wishes.maxCookingMinutes },
    mealTypes: {},
  };
  return blockers.filter((blocker) => choice({ ...widest, ...own[blocker] }) < choice(widest));
}

const isPossible = (wishes: Wishes): boolean =>
  wishes.mealTypes.length > 0 && wishes.mealTypes.every((mealType) => fitting(mealType, wishes).length > 0);

const choice = (wishes: Wishes): number =>
  wishes.mealTypes.reduce((sum, mealType) => sum + fitting(mealType, wishes).length, 0);

/** Whether a name of a food, or of an ingredient of a dish, contains a word. */
function isNamed(foodId: string, word: string): boolean {
  const { name = '', nameEn = '' } = dishes.get(foodId) ?? {};
  const parts = foodsIn(foodId).flatMap((food) => [food.name, food.nameEn, ...food.otherNames]);
  const names = [name, nameEn, ...parts];
  return names.some((name) => name.toLowerCase().includes(word.toLowerCase()));
}

const wanted = ({ items }: Menu, { wantedFoods = [] }: Wishes): number =>
  wantedFoods.filter((word) => items.some(({ foodId }) => isNamed(foodId, word))).length;

const liked = ({ items }: Menu, { tastes }: Wishes): number =>
  items.filter(({ foodId }) => dishes.get(foodId)?.tastes.some((taste) => tastes.includes(taste))).length;
