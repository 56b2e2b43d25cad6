import type { GlycemicFood, Goods, PurineFood } from '../generated/operations.ts';
import type { Memory } from '../memory.ts';
import { successes } from '../successes.ts';

/** The goods with a product page. This domain is constant. */
export const memory: Memory<'lookup', Goods[]> = {
  begin: (examples) => successes(examples, 'lookup.healthDataGoodsDetail'),
  handlers: {
    'lookup.glycemicIndexList': (_, { input }, foods) => search(foods, input),
    'lookup.purineIndexList': (_, { input }, foods) => search(foods, input),

    'lookup.healthDataGoodsList': (goods, { input }) =>
      goods
        .filter(({ healthDataTypes }) => healthDataTypes?.includes(input.healthDataType))
        .map(({ detail: _detail, detailEn: _detailEn, ...listed }) => listed),

    'lookup.healthDataGoodsDetail': (goods, { input, fail }) =>
      goods.find(({ goodsId }) => goodsId === input.goodsId) ?? fail('failGone'),
  },
};

interface Search {
  keyword?: string;
  category?: string;
}

function search<Food extends GlycemicFood | PurineFood>(foods: Food[], { keyword = '', category }: Search): Food[] {
  const part = keyword.trim().toLowerCase();
  if (part === '' && category === undefined) return foods;
  return foods.filter(
    (food) =>
      (category === undefined || food.category === category) &&
      [food.name, food.nameEn, ...(food.aliases ?? [])].some((name) => name.toLowerCase().includes(part)),
  );
}
