import type { FoodServing } from '../../generated/operations.ts';
import { type Part, partIds } from './ingredients.ts';

const measures = {
  bowl: '碗',
  plate: '盘',
  piece: '个',
  stick: '根',
  skewer: '串',
  basket: '笼',
  portion: '份',
} as const;

/** A dish with a typical recipe, which no plan contains. */
export interface CommonDish {
  foodId: string;
  name: string;
  nameEn: string;
  /** Other names, Chinese or English. */
  aliases: string[];
  /** The ingredients of one serving: g of each food before cooking, and the water that stays in the dish. */
  recipe: Record<string, number>;
  /** The whole recipe, and a piece of it if it is counted in pieces. */
  servings: FoodServing[];
}

/**
 * @param serving - measure of the whole recipe, or that and the number of pieces in it
 * @param recipe - g
 */
export function dish(
  number: number,
  name: string,
  nameEn: string,
  serving: keyof typeof measures | [keyof typeof measures, pieces: number],
  recipe: Partial<Record<Part, number>>,
  ...aliases: string[]
): CommonDish {
  const [measure, pieces = 0] = typeof serving === 'string' ? [serving] : serving;
  const parts = Object.entries(recipe) as [Part, number][];
  const whole = parts.reduce((sum, [, amount]) => sum + amount, 0);
  const servingOf = (one: keyof typeof measures, amount: number): FoodServing => ({
    name: measures[one],
    nameEn: one,
    amount: Math.round(amount * 10) / 10,
  });
  return {
    foodId: `dish-${number}`,
    name,
    nameEn,
    aliases,
    recipe: Object.fromEntries(parts.map(([part, amount]) => [partIds[part], amount])),
    servings: [servingOf(measure, whole), ...(pieces ? [servingOf('piece', whole / pieces)] : [])],
  };
}
