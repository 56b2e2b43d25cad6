import { type Eaten, recipeAmount } from '../../foods/portion.ts';
import type { MealType } from '../../generated/operations.ts';

/** A meal of the kitchen: its items, one portion of each. */
export interface Menu {
  mealType: MealType;
  items: Eaten[];
  note: string;
}

/** The foods for a part of a meal, with g of each; 0 means the portion of the recipe. A meal has one food of each part. */
type Part = Record<string, number>;

const dish = (...numbers: number[]): Part => Object.fromEntries(numbers.map((number) => [`dish-${number}`, 0]));

const staples: Part = { 'gi-002': 250, 'pu-026': 300, 'gi-016': 250, 'pu-025': 300, 'gi-093': 300 };
/** The dishes with most of the protein. */
const mains = dish(
  7017,
  7004,
  7018,
  7016,
  7021,
  7001,
  7013,
  7010,
  7002,
  7011,
  7019,
  7003,
  7020,
  7022,
  7023,
  7024,
  7009,
);
const sides = dish(7006, 7005, 7012, 7007, 7014);

const parts: Record<MealType, Part[]> = {
  breakfast: [
    { 'gi-016': 220, 'gi-012': 350, 'pu-026': 250, 'gi-024': 350, 'gi-057': 90, 'pu-025': 250 },
    { 'pu-127': 50, 'food-9002': 350, 'gi-168': 250, 'pu-125': 200, 'gi-166': 25, 'gi-167': 25, 'pu-116': 25 },
    { 'gi-144': 150, 'pu-062': 150, 'gi-146': 150, 'pu-072': 150 },
  ],
  lunch: [staples, mains, sides],
  dinner: [staples, mains, sides],
  snack: [
    { 'gi-144': 150, 'gi-151': 150, 'gi-149': 180, 'gi-146': 200 },
    { 'pu-125': 100, 'gi-168': 200, 'food-9002': 250, 'pu-116': 15, 'gi-167': 15, 'gi-166': 15 },
  ],
};

const notes: Record<MealType, string> = {
  breakfast: '一份主食、一份富含蛋白质的食物，再加水果或蔬菜。',
  lunch: '一份主食、一道主菜和一盘蔬菜。',
  dinner: '一份主食、一道主菜和一盘蔬菜。',
  snack: '加餐放在两餐之间。',
};

/** Offset into the lists for a later meal of the day, so that dinner differs from lunch. */
const OFFSET: Partial<Record<MealType, number>> = { dinner: 2 };
const MOST = 7;

/** Suitable meals of single foods and dishes; empty if a part of the meal has no suitable food. */
export function composed(mealType: MealType, suits: (foodId: string) => boolean): Menu[] {
  const choices = parts[mealType].map((part) =>
    Object.entries(part)
      .filter(([foodId]) => suits(foodId))
      .map(([foodId, amount]): Eaten => ({ foodId, amount: amount || recipeAmount(foodId) })),
  );
  if (choices.some(({ length }) => length === 0)) return [];
  const offset = OFFSET[mealType] ?? 0;
  const turns = Array.from({ length: Math.min(MOST, Math.max(...choices.map(({ length }) => length))) });
  return turns.map((_, turn) => ({
    mealType,
    items: choices.flatMap((choice) => choice[(turn + offset) % choice.length] ?? []),
    note: notes[mealType],
  }));
}
