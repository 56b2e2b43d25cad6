import { addDays } from '../../engine/days.ts';
import { balanced, scaled } from '../../foods/balance.ts';
import { type FoodLimits, suits, suitsText } from '../../foods/limits.ts';
import { type Eaten, plannedFoodOf, totalMacros } from '../../foods/portion.ts';
import type {
  EvaluationPlanDay,
  EvaluationPlanDayOutline,
  EvaluationPlanMeal,
  FoodCategory,
  Generated,
  PlannedFood,
} from '../../generated/operations.ts';

/** A day without the mark of generated content, because the plan itself has that mark. */
export type PlanDay = Omit<EvaluationPlanDay, keyof Generated>;

export interface Wanted {
  planId: string;
  startDate: string;
  energyTarget: number;
  /** The foods to avoid. */
  limits: FoodLimits;
}

/**
 * The days of the template, with portions scaled to the energy target, and with substitutes for the foods to avoid.
 * Undefined if a food has no substitute, so that there is no plan.
 */
export function planOf(
  template: PlanDay[],
  { planId, startDate, energyTarget, limits }: Wanted,
): PlanDay[] | undefined {
  const days = template.map((day, index): PlanDay | undefined => {
    const served = day.meals.map(({ foods }) => substituted(foods, limits));
    if (served.some((foods) => foods === undefined)) return undefined;
    const portions = balanced(served as Eaten[][], energyTarget);
    const meals = day.meals.map((meal, at): EvaluationPlanMeal => {
      const items = portions[at] ?? [];
      const isChanged = items.some(({ foodId }, place) => foodId !== meal.foods[place]?.foodId);
      const foods = items.map(plannedFoodOf);
      return {
        ...meal,
        foods,
        macros: totalMacros(foods.map(({ macros }) => macros)),
        tip: isChanged || !suitsText(meal.tip, limits) ? '' : meal.tip,
      };
    });
    const macros = totalMacros(meals.map((meal) => meal.macros));
    return { planId, date: addDays(startDate, index), dayNumber: index + 1, energyTarget, macros, meals };
  });
  return days.every((day) => day !== undefined) ? days : undefined;
}

/** A day in the form of the list of days. */
export const outline = ({ date, dayNumber, macros, meals }: PlanDay): EvaluationPlanDayOutline => ({
  date,
  dayNumber,
  macros,
  meals: meals.map(({ mealType, macros, foods }) => ({
    mealType,
    macros,
    foods: foods.map(({ foodId, name, nameEn }) => ({ foodId, name, nameEn })),
  })),
});

const MAINS = ['pu-149', 'pu-041', 'pu-136', 'pu-191', 'pu-226', 'pu-127', 'pu-045', 'gi-166', 'gi-167', 'pu-116'];
const STAPLES = ['gi-002', 'gi-016', 'pu-026'];
const DRINKS = ['food-9002', 'gi-168', 'gi-144', 'gi-149'];
const SNACKS = ['pu-116', 'gi-167', 'gi-166', 'gi-152', 'gi-144'];

/** Substitutes for a food to avoid, by its group, the most similar first. */
const substitutes: Partial<Record<FoodCategory, string[]>> = {
  cereals: STAPLES,
  noodlesAndBread: STAPLES,
  dairy: DRINKS,
  drinks: DRINKS,
  nuts: SNACKS,
};

/** The foods of a meal, with each food that the person avoids replaced by another one with the same energy. */
function substituted(foods: PlannedFood[], limits: FoodLimits): Eaten[] | undefined {
  const own = new Set(foods.map(({ foodId }) => foodId));
  const served = foods.map(({ foodId, amount, category, macros }): Eaten | undefined => {
    if (suits(foodId, limits)) return { foodId, amount };
    const other = (substitutes[category] ?? MAINS).find((id) => !own.has(id) && suits(id, limits));
    if (!other) return undefined;
    own.add(other);
    return scaled([{ foodId: other, amount: 100 }], macros.energy)[0];
  });
  return served.every((item) => item !== undefined) ? served : undefined;
}
