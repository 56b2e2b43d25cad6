import type { DailyReport, Macros, MealEntry, MealType, PlannedMeal } from '@health-app/sdk';
import { sumMacros } from '#domains/food/model/macros.ts';
import type { Open } from '#lib/open-value.ts';
import { isEntryOf } from './diary-entry.ts';

type Entries = Pick<DailyReport, 'meals'>;

/** The macronutrients of the day's other meals. @param id of the analysis or meal to leave out */
export const othersOf = ({ meals }: Entries, id?: string): Macros =>
  sumMacros(meals.filter((entry) => id === undefined || !isEntryOf(entry, id)).map(({ macros }) => macros));

/** The entries of a slot, which is a meal of a day. */
export const inSlot = ({ meals }: Entries, mealType: Open<MealType>): MealEntry[] =>
  meals.filter((entry) => entry.mealType === mealType);

interface Portion {
  foodId?: string | undefined;
  amount?: number | undefined;
}

const portionsOf = (foods: readonly Portion[]): string =>
  foods
    .map(({ foodId, amount }) => `${foodId} ${amount}`)
    .sort()
    .join();

export const isSameMeal = (foods: readonly Portion[], others: readonly Portion[]): boolean =>
  portionsOf(foods) === portionsOf(others);

/** The entry of the slot with the same portions: the same meal, recorded in another way. */
export const twinOf = (
  entries: Entries,
  { mealType, items }: { mealType: Open<MealType>; items: readonly Portion[] },
): MealEntry | undefined => inSlot(entries, mealType).find((entry) => isSameMeal(entry.items, items));

/** Whether a planned meal is still to be eaten: neither it nor another meal is in its slot. */
export const isStillPlanned = ({ finished, mealType }: PlannedMeal, entries: readonly MealEntry[]): boolean =>
  !finished && entries.every((entry) => entry.mealType !== mealType);
