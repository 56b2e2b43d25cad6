import { addDays } from '../../days.ts';
import type { Allergen } from '../../generated/operations.ts';
import { type FoodFacts, type Macros, type Portion, portionOf, round, sum } from '../aiFood/food.ts';

type PlannedFood = Portion & Pick<FoodFacts, 'category'>;

export interface Meal {
  mealType: string;
  time: string;
  foods: PlannedFood[];
  macros: Macros;
  tip: string;
}

export interface Day {
  planId: string;
  date: string;
  dayNumber: number;
  energyTarget: number;
  macros: Macros;
  meals: Meal[];
}

export interface Wanted {
  planId: string;
  startDate: string;
  energyTarget: number;
  /** The foods to avoid. */
  allergens: Allergen[];
}

/** The days of the template, with portions scaled to the energy target, and without the foods to avoid. */
export function planOf(template: Day[], foods: FoodFacts[], wanted: Wanted): Day[] {
  const { planId, startDate, energyTarget, allergens } = wanted;
  return template.map((day, index) => {
    const factor = energyTarget / day.energyTarget;
    const meals = day.meals.map((meal) => {
      const portions = meal.foods.map((portion) => served(portion, factor, foods, allergens));
      return { ...meal, foods: portions, macros: sum(portions.map(({ macros }) => macros)) };
    });
    const macros = sum(meals.map((meal) => meal.macros));
    return { planId, date: addDays(startDate, index), dayNumber: index + 1, energyTarget, macros, meals };
  });
}

/** A day in the form of the list of days. */
export const outline = ({ date, dayNumber, macros, meals }: Day) => ({
  date,
  dayNumber,
  macros,
  meals: meals.map(({ mealType, macros, foods }) => ({
    mealType,
    macros,
    foods: foods.map(({ foodId, name, nameEn }) => ({ foodId, name, nameEn })),
  })),
});

const contains: Record<Allergen, (food: FoodFacts) => boolean> = {
  milk: ({ category }) => category === 'dairy',
  egg: ({ category }) => category === 'eggs',
  peanut: ({ category }) => category === 'nuts',
  treeNuts: ({ category }) => category === 'nuts',
  fish: ({ category }) => category === 'fish',
  crustaceans: ({ category }) => category === 'shellfish',
  gluten: ({ category }) => category === 'noodlesAndBread',
  soy: ({ category, nameEn }) => category === 'legumes' || /soya|edamame/i.test(nameEn),
};

/** Substitutes for a food to avoid, by its category. The first permitted one is used. */
const standIns: Record<string, string[]> = {
  noodlesAndBread: ['gi-002'],
  dairy: ['gi-218', 'gi-144'],
  drinks: ['gi-168', 'gi-144'],
  nuts: ['gi-144'],
};
const OTHERWISE = ['pu-149'];

function served(portion: PlannedFood, factor: number, foods: FoodFacts[], allergens: Allergen[]): PlannedFood {
  const find = (id: string) => foods.find(({ foodId }) => foodId === id);
  const food = find(portion.foodId);
  if (!food) return portion;
  const forbidden = (candidate: FoodFacts) => allergens.some((allergen) => contains[allergen](candidate));
  const step = (amount: number) => Math.max(5, Math.round(amount / 5) * 5);
  if (!forbidden(food)) return factor === 1 ? portion : plannedFoodOf(food, step(portion.amount * factor));
  const standIn = (standIns[food.category] ?? OTHERWISE).flatMap((id) => find(id) ?? []).find((it) => !forbidden(it));
  if (!standIn) return portion;
  const energy = round(portion.macros.energy * factor);
  return plannedFoodOf(standIn, step((energy / standIn.per100g.energy) * 100));
}

function plannedFoodOf(food: FoodFacts, amount: number): PlannedFood {
  const { macros, ...portion } = portionOf(food, amount);
  return { ...portion, category: food.category, macros };
}
