import type { Macros } from '../generated/operations.ts';
import { isBalanced, rounded } from './balance.ts';
import { type Eaten, portionOf } from './portion.ts';
import { gramsOf, kcalPerGram, type Shares } from './target.ts';

/** What a day of a plan can fail to keep. */
export type Unkept = 'energy' | 'protein' | 'fat' | 'carbohydrate' | 'variety';

/** The largest number of meals of a plan with the same dish. */
export const MOST_SERVINGS = 5;

/** The courses whose portions are changed together. */
type Group = 'staple' | 'main' | 'other';

/** A meal that a day can have. */
export interface Choice {
  items: readonly Eaten[];
}

interface Goal {
  /** kcal */
  energy: number;
  shares: Shares;
  groupOf: (foodId: string) => Group;
  /** How often each food was served on earlier days of the plan. */
  served: ReadonlyMap<string, number>;
}

/** Energy, and g of protein, fat and carbohydrate. */
type Amounts = readonly [energy: number, protein: number, fat: number, carbohydrate: number];

const macros = ['protein', 'fat', 'carbohydrate'] as const;

/** The amounts of the kitchen's portions, which are few and computed often. */
const known = new Map<string, Amounts>();

function amountsOf(item: Eaten): Amounts {
  const key = `${item.foodId} ${item.amount}`;
  const before = known.get(key);
  if (before) return before;
  const { energy, protein, fat, carbohydrate } = portionOf(item).macros;
  const amounts: Amounts = [energy, protein, fat, carbohydrate];
  known.set(key, amounts);
  return amounts;
}

const sumOf = (items: readonly Eaten[]): Amounts =>
  items.map(amountsOf).reduce<Amounts>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]], [0, 0, 0, 0]);

/** The parts of a day's energy and macronutrients that lie outside their limits: the whole g of the target's ranges. */
export function unkeptOf({ energy, ...amounts }: Macros, goal: { energy: number; shares: Shares }): Unkept[] {
  const outside = macros.filter((macro) => {
    const [min = 0, max = Number.POSITIVE_INFINITY] =
      goal.shares[macro]?.map((share) => gramsOf(macro, goal.energy * share)) ?? [];
    return amounts[macro] < min || amounts[macro] > max;
  });
  return [...(isBalanced(energy, goal.energy) ? [] : ['energy' as const]), ...outside];
}

/** How far a share lies outside its limits. */
const distance = (share: number, limits: readonly [number, number] | undefined): number =>
  limits ? Math.max(0, limits[0] - share, share - limits[1]) : 0;

/** Rounding of the portions may not push a share over its limit. */
const margin = 0.005;

function misfit([energy, ...grams]: Amounts, goal: Goal): number {
  const shares = macros.map((macro, index) => {
    const limits = goal.shares[macro];
    const inner = limits && ([limits[0] + margin, limits[1] - margin] as const);
    return distance(((grams[index] ?? 0) * kcalPerGram[macro]) / goal.energy, inner);
  });
  // The tolerance is 10 %; a part of it leaves room for rounding. The energy comes first.
  const off = Math.max(0, Math.abs(energy / goal.energy - 1) - 0.06);
  return 10 * off + shares.reduce((sum, share) => sum + share, 0);
}

/** Factors of the portions of each group, beside that of the whole day. */
const factors: Record<Group, readonly number[]> = {
  staple: [1, 1.2, 0.8, 1.4, 0.6, 1.6, 1.8, 2, 2.3],
  main: [1, 0.8, 1.2, 0.6, 1.5, 0.4, 2],
  other: [1, 1.3, 0.7, 1.7, 0.5],
};

interface Found {
  cost: number;
  meals: readonly Choice[];
  factor: Record<Group, number>;
}

/** Weights of what a day should be, from what must be to what would be nice. */
const weight = { misfit: 1_000, overServed: 20, served: 1, rank: 0.5, change: 2 };

/** The best portions of some meals. */
function withPortions(meals: readonly Choice[], base: number, goal: Goal, best: Found | undefined): Found | undefined {
  const items = meals.flatMap((meal) => meal.items);
  const [energy] = sumOf(items);
  const size = isBalanced(energy, goal.energy) ? 1 : goal.energy / energy;
  const of = (group: Group) =>
    sumOf(items.filter(({ foodId }) => goal.groupOf(foodId) === group)).map((amount) => size * amount);
  const [staples, mains, others] = [of('staple'), of('main'), of('other')];
  let found = best;
  for (const staple of factors.staple) {
    for (const main of factors.main) {
      for (const other of factors.other) {
        const change = Math.abs(Math.log(staple)) + Math.abs(Math.log(main)) + Math.abs(Math.log(other));
        const soFar = base + weight.change * change;
        if (found && soFar >= found.cost) continue;
        const sum = staples.map(
          (amount, index) => amount * staple + (mains[index] ?? 0) * main + (others[index] ?? 0) * other,
        );
        const cost = soFar + weight.misfit * misfit(sum as unknown as Amounts, goal);
        if (!found || cost < found.cost)
          found = { cost, meals, factor: { staple: size * staple, main: size * main, other: size * other } };
      }
    }
  }
  return found;
}

const combinations = (choices: readonly (readonly Choice[])[]): number[][] =>
  choices.reduce<number[][]>(
    (combined, meals) => combined.flatMap((before) => meals.map((_, index) => [...before, index])),
    [[]],
  );

/** How much a day repeats what was served. */
function repetition(items: readonly Eaten[], served: Goal['served']): number {
  const counts = new Map<string, number>();
  let cost = 0;
  for (const { foodId } of items) {
    const count = (counts.get(foodId) ?? served.get(foodId) ?? 0) + 1;
    counts.set(foodId, count);
    if (foodId.startsWith('dish-'))
      cost += weight.served * (count - 1) + (count > MOST_SERVINGS ? weight.overServed : 0);
  }
  return cost;
}

/** The most combinations whose portions are tried, so that a plan is made at once. */
const MOST_TRIED = 60;

/**
 * Chooses one meal of each kind and its portions, so that the day keeps its energy and the shares of its macronutrients, and
 * repeats few dishes. The first choices are preferred.
 * @returns the index of the choice of each kind, with its portions
 */
export function solveDay(choices: readonly (readonly Choice[])[], goal: Goal): { index: number; items: Eaten[] }[] {
  const rated = combinations(choices).map((indexes) => {
    const meals = indexes.map((index, kind) => choices[kind]?.[index] ?? { items: [] });
    const rank = indexes.reduce((sum, index) => sum + index, 0);
    const items = meals.flatMap((meal) => meal.items);
    return { indexes, meals, base: weight.rank * rank + repetition(items, goal.served) };
  });
  let best: (Found & { indexes: number[] }) | undefined;
  for (const { indexes, meals, base } of rated.sort((a, b) => a.base - b.base).slice(0, MOST_TRIED)) {
    if (best && base >= best.cost) break;
    const found = withPortions(meals, base, goal, best);
    if (found && found !== best) best = { ...found, indexes };
  }
  if (!best) return [];
  const { indexes, meals, factor } = best;
  return meals.map(({ items }, kind) => ({
    index: indexes[kind] ?? 0,
    items: items.map(({ foodId, amount }) => {
      const by = factor[goal.groupOf(foodId)];
      return { foodId, amount: by === 1 ? amount : rounded(amount * by) };
    }),
  }));
}
