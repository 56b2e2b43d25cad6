import { addDays, moment, msOf, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { energyOf, isBalanced, scaled } from '../../foods/balance.ts';
import type { Eaten } from '../../foods/portion.ts';
import type { MealPlanFailReason, MealPlanPreview, MealPlanPreviewStatus } from '../../generated/operations.ts';
import type { Entries } from '../../person/ledger/entries.ts';
import { courses, fits, fitting, menus, type Wishes } from './menus.ts';
import { type Meal, macrosOf, showMeal } from './plan.ts';

type Items = Pick<Meal, 'items' | 'note'>;

/** The kinds of replacement. */
export type Replacement = MealPlanPreview['kind'];

/** A prepared change that waits for its application. */
export interface Preview<Kind extends Replacement | 'delete' = Replacement | 'delete'> {
  previewId: string;
  kind: Kind;
  status: Exclude<MealPlanPreviewStatus, 'expired'>;
  due: number;
  expires: Date;
  failReason: MealPlanFailReason | null;
  /** Each meal at the time of the preparation, and its replacement. */
  changes: { meal: Meal; before: Items; after: Items | null }[];
  /** The one item to replace. */
  foodId?: string;
  /** Id of the plan to delete. */
  planId?: string;
}

const GENERATING = 3000;
const KEPT = 10 * 60_000;

/** The last moment of the first day of some meals. Later, a change would rewrite a day that is over. */
function endOf(meals: Meal[]): number {
  const [first = ''] = meals.map(({ date }) => date).sort();
  return msOf(`${addDays(first, 1)}T00:00`) - 1;
}

export function prepare<Kind extends Preview['kind']>(
  previewId: string,
  kind: Kind,
  meals: Meal[],
  now: Date,
): Preview<Kind> {
  return {
    previewId,
    kind,
    status: kind === 'delete' ? 'ready' : 'generating',
    due: now.getTime() + GENERATING,
    expires: moment(Math.min(now.getTime() + KEPT, endOf(meals))),
    failReason: null,
    changes: meals.map((meal) => ({ meal, before: { items: meal.items, note: meal.note }, after: null })),
  };
}

/**
 * Computes the new meals. A change of several meals skips those without an alternative.
 * @param earlier the earlier previews, whose suggestions for the same meals have the lowest priority
 * @param day the meals of the day and their planned energy, kcal
 */
export function workOut(
  preview: Preview,
  wishes: Wishes,
  earlier: Preview[],
  day: { meals: Meal[]; energy: number },
): void {
  for (const change of preview.changes) {
    const { items, note } = change.before;
    const shown = earlier.filter(
      ({ foodId, changes }) =>
        foodId === preview.foodId &&
        changes.some(({ meal, before, after }) => after && meal === change.meal && before.items === items),
    ).length;
    const others = preview.foodId ? otherItems(change.meal, preview.foodId, wishes) : otherMenus(change.meal, wishes);
    const other = others[shown % others.length];
    change.after = other
      ? inPlaceOf(change.meal, other, preview, day)
      : preview.changes.length > 1
        ? { items, note }
        : null;
  }
  const none = preview.changes.every(({ before, after }) => !after || after.items === before.items);
  preview.status = none ? 'failed' : 'ready';
  preview.failReason = none ? 'noAlternative' : null;
}

/**
 * The new meal with portions that keep the day within its energy: whole portions, or else with the same energy as before.
 */
function inPlaceOf(meal: Meal, other: Items, preview: Preview, day: { meals: Meal[]; energy: number }): Items {
  const rest = day.meals
    .filter((one) => one !== meal)
    .map((one) => preview.changes.find((change) => change.meal === one)?.after ?? one);
  const energy = energyOf([...rest.flatMap(({ items }) => items), ...other.items]);
  return isBalanced(energy, day.energy) ? other : { ...other, items: scaled(other.items, energyOf(meal.items)) };
}

/** The other meals of its kind, the next one first. */
function otherMenus({ mealType, items }: Meal, wishes: Wishes): Items[] {
  const fit = fitting(mealType, wishes);
  const at = fit.findIndex((menu) => sameFoods(menu.items, items));
  return [...fit.slice(at + 1), ...fit.slice(0, Math.max(at, 0))];
}

/**
 * Returns the meal with one item replaced by each other item of the same course, and without its note, which describes the
 * former item.
 */
function otherItems({ mealType, items }: Meal, foodId: string, wishes: Wishes): Items[] {
  const others = menus
    .filter((menu) => menu.mealType === mealType)
    .flatMap((menu) => menu.items)
    .filter((item) => courses[item.foodId] === courses[foodId] && fits(item, wishes))
    .filter((item) => !items.some((present) => present.foodId === item.foodId));
  const distinct = new Map(others.map((item) => [item.foodId, item])).values();
  return [...distinct].map((next) => ({
    items: items.map((item) => (item.foodId === foodId ? next : item)),
    note: '',
  }));
}

const sameFoods = (a: Eaten[], b: Eaten[]): boolean =>
  a.length === b.length && a.every(({ foodId }, index) => foodId === b[index]?.foodId);

/** A replacement on a day, in the form of the description; `meals` are all meals of the day. */
export function showReplacement(
  preview: Preview<Replacement>,
  { date, meals }: { date: string; meals: Meal[] },
  entries: Entries,
  now: Date,
): MealPlanPreview {
  const { previewId, kind, failReason, changes, expires } = preview;
  const status = preview.status === 'ready' && now > expires ? 'expired' : preview.status;
  const as = (pick: 'before' | 'after') =>
    meals.map((meal) => ({ ...meal, ...changes.find((change) => change.meal === meal)?.[pick] }));
  const known = status !== 'generating' && status !== 'failed' && changes.every(({ after }) => after);
  return {
    ...generated(known ? timestamp(moment(preview.due)) : null),
    previewId,
    kind,
    status,
    date,
    expiresAt: timestamp(expires),
    failReason,
    changes: changes.map(({ meal, before, after }) => ({
      mealId: meal.mealId,
      mealType: meal.mealType,
      before: showMeal({ ...meal, ...before }, entries),
      after: known && after ? showMeal({ ...meal, ...after }, entries) : null,
    })),
    dayBefore: macrosOf(as('before')),
    dayAfter: known ? macrosOf(as('after')) : null,
  };
}
