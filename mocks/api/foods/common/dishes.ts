import { dishes } from '../dishes.ts';
import { dish } from './dish.ts';
import { mains } from './mains.ts';
import { sides } from './sides.ts';
import { staples } from './staples.ts';

/** Fruit that the table of foods lacks, as the edible part of a piece. */
const fruit = [dish(7501, '芒果', 'Mango', 'piece', { mango: 200 })];

/**
 * The dishes most eaten in China, in the order of a search. Each has the nutrients of a typical recipe of a home or a canteen,
 * of ingredients before cooking; vinegar and spices are left out. Plans and recommendations use only `dishes`.
 */
export const commonDishes = new Map([...staples, ...mains, ...sides, ...fruit].map((row) => [row.foodId, row]));

/** The names and the recipe of a dish of the plans, or of a common one. */
export const dishOf = (foodId: string): { name: string; nameEn: string; recipe: Record<string, number> } | undefined =>
  dishes.get(foodId) ?? commonDishes.get(foodId);
