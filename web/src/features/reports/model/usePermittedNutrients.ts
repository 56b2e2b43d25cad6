import type { Goods, NutrientAdvice } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCare, useWithCare } from '#domains/care/model/useCare.ts';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** The goods for all nutrients, each once, in the order of the nutrients. */
export const goodsOf = (advice: readonly NutrientAdvice[]): Goods[] => [
  ...new Map(advice.flatMap(({ goods }) => goods.map((one) => [one.goodsId, one]))).values(),
];

/**
 * The nutrients outside their range before a day, without those of which the person should eat more where the state of the
 * person withholds that: foods and goods with much of them have much of what the kidneys must remove.
 */
export function usePermittedNutrients(date: string) {
  const care = useCare();
  const mayAdviseMore = usePermit('minerals') !== undefined;
  const query = useWithCare(useQuery(useFirstQuery('analysis.nutrientGoods', date)));
  const permitted = (list: NutrientAdvice[]) => list.filter(({ direction }) => direction === 'high' || mayAdviseMore);
  return { query, permitted, isWithheld: care !== undefined && !mayAdviseMore };
}
