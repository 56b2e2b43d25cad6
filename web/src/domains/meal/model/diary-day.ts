import type { DailyReport, Macros, MealEntry, MealType, PlannedMeal } from '@health-app/sdk';
import { sumMacros } from '#domains/food/model/macros.ts';
import type { Open } from '#lib/open-value.ts';
import { isEntryOf } from './diary-entry.ts';

type Entries = Pick<DailyReport, 'meals'>;

/** What the day has beside a meal. @param id of what the meal's entry stands for */
export const othersOf = ({ meals }: Entries, id?: string): Macros =>
  sumMacros(meals.filter((entry) => id === undefined || !isEntryOf(entry, id)).map(({ macros }) => macros));

/** The entries of a slot, the meal of a day. */
export const inSlot = ({ meals }: Entries, mealType: Open<MealType>): MealEntry[] =>
  meals.filter((entry) => entry.mealType === mealType);

/** Whether a planned meal may still be eaten: neither it nor another meal is in its slot. */
export const isStillPlanned = ({ finished, mealType }: PlannedMeal, entries: readonly MealEntry[]): boolean =>
  !finished && entries.every((entry) => entry.mealType !== mealType);
