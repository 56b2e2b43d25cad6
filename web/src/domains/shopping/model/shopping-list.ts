import type { FoodCategory, PlannedDish, PlannedFood } from '@health-app/sdk';
import { entryOf } from '#lib/open-value.ts';

/** A food with its total grams over all meals. */
export type ShoppingItem = Pick<PlannedFood, 'foodId' | 'name' | 'nameEn'> & { grams: number };

/** The section of a shop that sells a food. */
export type Aisle = 'produce' | 'protein' | 'chilled' | 'dry' | 'condiments' | 'others';

const aisles: readonly Aisle[] = ['produce', 'protein', 'chilled', 'dry', 'condiments', 'others'];

const aisleOf: Record<FoodCategory, Aisle> = {
  vegetables: 'produce',
  mushroomsAndAlgae: 'produce',
  fruit: 'produce',
  tubers: 'produce',
  meat: 'protein',
  poultry: 'protein',
  offal: 'protein',
  fish: 'protein',
  shellfish: 'protein',
  legumes: 'protein',
  eggs: 'chilled',
  dairy: 'chilled',
  drinks: 'chilled',
  cereals: 'dry',
  noodlesAndBread: 'dry',
  nuts: 'dry',
  sugars: 'dry',
  snacks: 'dry',
  condiments: 'condiments',
  mixedMeals: 'others',
};

/** The foods to buy for a dish: its ingredients, or the dish itself if it is a plain food. */
export const foodsToBuy = ({ ingredients, ...dish }: PlannedDish): readonly PlannedFood[] =>
  ingredients.length > 0 ? ingredients : [dish];

/**
 * Sums up each food, by aisle, the largest amount first.
 * @param foods of all meals, in any order
 */
export function shoppingOf(foods: readonly PlannedFood[]): [Aisle, ShoppingItem[]][] {
  const items = new Map<string, ShoppingItem & { aisle: Aisle }>();
  for (const { foodId, name, nameEn, amount, category } of foods) {
    const grams = (items.get(foodId)?.grams ?? 0) + (amount > 0 ? amount : 0);
    const aisle = entryOf(aisleOf, category) ?? 'others';
    items.set(foodId, { foodId, name, nameEn, grams: Math.round(grams * 10) / 10, aisle });
  }
  return aisles.flatMap((aisle): [Aisle, ShoppingItem[]][] => {
    const list = [...items.values()].filter((item) => item.aisle === aisle).sort((a, b) => b.grams - a.grams);
    return list.length > 0 ? [[aisle, list.map(({ aisle: _, ...item }) => item)]] : [];
  });
}

/** The ticked grams of each food, by its id. */
export type Ticked = Readonly<Record<string, number>>;

/** Whether the ticked grams cover the item: choosing more days raises the needed amount. */
export const isTicked = (ticked: Ticked, { foodId, grams }: ShoppingItem): boolean =>
  Object.entries(ticked).some(([id, enough]) => id === foodId && enough >= grams);

/** Ticks or unticks an item. */
export function toggleTick(ticked: Ticked, item: ShoppingItem): Ticked {
  const { [item.foodId]: _, ...others } = ticked;
  return isTicked(ticked, item) ? others : { ...others, [item.foodId]: item.grams };
}
