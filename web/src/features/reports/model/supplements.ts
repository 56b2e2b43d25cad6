import type { Goods, NutrientAdvice } from '@health-app/sdk';

/** The goods for all nutrients, each once, in the order of the nutrients. */
export const goodsOf = (advice: readonly NutrientAdvice[]): Goods[] => [
  ...new Map(advice.flatMap(({ goods }) => goods.map((one) => [one.goodsId, one]))).values(),
];
