import { addDays, daysFrom, moment, timestamp } from '../../engine/days.ts';
import { balanced, shareOf } from '../../foods/balance.ts';
import { dishes } from '../../foods/dishes.ts';
import { allergensOf, type Eaten, ingredientsOf, plannedFoodOf, portionOf, totalMacros } from '../../foods/portion.ts';
import { MOST_SERVINGS, solveDay, type Unkept, unkeptOf } from '../../foods/solve.ts';
import type { Shares } from '../../foods/target.ts';
import type {
  Macros,
  MealPlanBlocker,
  MealPlanFailReason,
  MealPlanStatus,
  PlannedDish,
  PlannedMeal,
} from '../../generated/operations.ts';
import { type Entries, type Entry, find } from '../../person/ledger/entries.ts';
import type { PlanBasis } from '../../person/plan-basis.ts';
import type { Menu } from './compose.ts';
import { blockersOf, courses, fitting, times, type Wishes } from './menus.ts';

export interface Meal extends Pick<PlannedMeal, 'mealId' | 'mealType' | 'note'> {
  date: string;
  items: Eaten[];
}

export interface Plan {
  planId: string;
  from: string;
  to: string;
  status: Exclude<MealPlanStatus, 'none'>;
  /** Time at which `generating` ends. */
  due: number;
  updatedAt: string;
  failReason: MealPlanFailReason | null;
  /** The preferences that made the plan fail. */
  blockedBy?: MealPlanBlocker[];
  wishes: Wishes;
  /** Energy of a day's planned meals; kcal. */
  energy: number;
  basis: PlanBasis;
  meals: Meal[];
  /** Days with deleted open meals. */
  deletedDates: Set<string>;
}

const DAYS = 7;
const GENERATING = 8000;

/** @param energyTarget kcal per day, of which the planned meals provide their share */
export function startPlan(
  planId: string,
  from: string,
  { wishes, basis, energyTarget }: { wishes: Wishes; basis: PlanBasis; energyTarget: number },
  now: Date,
): Plan {
  return {
    planId,
    from,
    energy: energyTarget * shareOf(wishes.mealTypes),
    to: addDays(from, DAYS - 1),
    status: 'generating',
    due: now.getTime() + GENERATING,
    updatedAt: timestamp(now),
    failReason: null,
    wishes,
    basis,
    meals: [],
    deletedDates: new Set(),
  };
}

/**
 * Completes a plan at its time. It then replaces the earlier plans, whose eaten meals stay.
 * @param shares the shares of the energy to keep; absent for the week of the examples
 */
export function generate(
  plan: Plan,
  earlier: Plan[],
  { entries, shares, nextMealId }: { entries: Entries; shares?: Shares; nextMealId: () => string },
): void {
  const { wishes, from, to } = plan;
  plan.updatedAt = timestamp(moment(plan.due));
  const choices = wishes.mealTypes.map((mealType) => ({ mealType, menus: fitting(mealType, wishes) }));
  if (choices.some(({ menus }) => menus.length === 0)) {
    plan.status = 'failed';
    plan.failReason = 'tooFewDishes';
    plan.blockedBy = blockersOf(wishes);
    return;
  }
  plan.status = 'ready';
  for (const before of earlier) {
    if (before.status === 'ready') before.status = 'replaced';
    before.meals = before.meals.filter((meal) => meal.date < from || meal.date > to || isEaten(meal, entries));
  }
  const taken = new Set(earlier.flatMap(({ meals }) => meals.map(({ date, mealType }) => `${date} ${mealType}`)));
  const served = new Map<string, number>();
  daysFrom(from, to).forEach((date, day) => {
    const solved = shares
      ? solveDay(
          choices.map(({ menus }) => menus),
          { energy: plan.energy, shares, served, groupOf },
        )
      : inTurn(choices, day, plan.energy);
    solved.forEach(({ index, items }, kind) => {
      for (const { foodId } of items) served.set(foodId, (served.get(foodId) ?? 0) + 1);
      const { mealType, menus = [] } = choices[kind] ?? {};
      if (!mealType || taken.has(`${date} ${mealType}`)) return;
      plan.meals.push({ mealId: nextMealId(), date, mealType, items, note: menus[index]?.note ?? '' });
    });
  });
}

/** The menus in the order of the kitchen, scaled to the energy alone: the week of the examples. */
function inTurn(choices: { menus: Menu[] }[], day: number, energy: number) {
  const indexes = choices.map(({ menus }) => day % menus.length);
  const portions = balanced(
    choices.map(({ menus }, kind) => menus[indexes[kind] ?? 0]?.items ?? []),
    energy,
  );
  return indexes.map((index, kind) => ({ index, items: portions[kind] ?? [] }));
}

const groupOf = (foodId: string): 'staple' | 'main' | 'other' => {
  const course = courses[foodId];
  return course === 'staple' || course === 'main' ? course : 'other';
};

/** The meals of a whole day. */
const wholeDay = ['breakfast', 'lunch', 'dinner'] as const;

/** What the planned meals of a day do not keep; nothing for a part of a day. */
export function unkeptOn(plan: Plan, date: string, shares: Shares): Unkept[] {
  const meals = plan.meals.filter((meal) => meal.date === date);
  if (!wholeDay.every((mealType) => meals.some((meal) => meal.mealType === mealType))) return [];
  const dishesOf = (some: Meal[]) =>
    some.flatMap(({ items }) => items.map(({ foodId }) => foodId).filter((id) => dishes.has(id)));
  const all = dishesOf(plan.meals);
  const isRepeated = dishesOf(meals).some((dish) => all.filter((other) => other === dish).length > MOST_SERVINGS);
  return [...unkeptOf(macrosOf(meals), { energy: plan.energy, shares }), ...(isRepeated ? ['variety' as const] : [])];
}

export const byTime = (a: Meal, b: Meal): number => times[a.mealType].localeCompare(times[b.mealType]);

export const macrosOf = (meals: Meal[]): Macros => totalMacros(meals.map(({ items }) => mealMacros(items)));

const mealMacros = (items: Eaten[]): Macros => totalMacros(items.map((item) => portionOf(item).macros));

/** The time at which the meal was eaten as planned; null if it was not. */
export const finishedAtOf = ({ mealId }: Meal, entries: Entries): string | null =>
  find(entries, mealId)?.recordedAt ?? null;

export const isEaten = (meal: Meal, entries: Entries): boolean => find(entries, meal.mealId) !== undefined;

/** The entry of an eaten meal. */
export function entryOf({ mealId, date, mealType, items }: Meal, recordedAt: string): Entry {
  const meal = { date, mealType, recordedAt, picture: null, items };
  return { kind: 'planned', sourceId: mealId, aiFoodAnalysisId: null, ...meal };
}

/** A meal in the form of the description. */
export function showMeal(meal: Meal, entries: Entries): PlannedMeal {
  const { mealId, mealType, items, note } = meal;
  const finishedAt = finishedAtOf(meal, entries);
  return {
    mealId,
    mealType,
    time: times[mealType],
    finished: finishedAt !== null,
    finishedAt,
    macros: mealMacros(items),
    items: items.map(showItem),
    note,
  };
}

function showItem(item: Eaten): PlannedDish {
  const dish = dishes.get(item.foodId);
  return {
    ...plannedFoodOf(item),
    course: courses[item.foodId] ?? 'side',
    ingredients: dish ? ingredientsOf(item).map(plannedFoodOf) : [],
    allergens: allergensOf(item.foodId),
    minutes: dish?.minutes ?? 0,
    method: dish?.method ?? null,
  };
}
