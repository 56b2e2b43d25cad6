import { dish } from './dish.ts';

/** Fruit that the table of foods lacks, as the edible part of a piece. */
export const fruit = [dish(7501, '芒果', 'Mango', 'piece', { mango: 200 })];
