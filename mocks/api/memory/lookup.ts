import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';

interface Food {
  name: string;
  nameEn: string;
  aliases?: string[];
  category: string;
}

interface Goods {
  goodsId: string;
  healthDataTypes?: string[];
  detail?: string;
  detailEn?: string;
}

/** The goods with a product page. This domain is constant. */
export const memory: Memory<'lookup', Goods[]> = {
  begin: goodsOf,
  handlers: {
    'lookup.glycemicIndexList': (_, { input }, foods: Food[]) => search(foods, input),
    'lookup.purineIndexList': (_, { input }, foods: Food[]) => search(foods, input),

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

function search(foods: Food[], { keyword = '', category }: Search): Food[] {
  const part = keyword.trim().toLowerCase();
  if (part === '' && category === undefined) return foods;
  return foods.filter(
    (food) =>
      (category === undefined || food.category === category) &&
      [food.name, food.nameEn, ...(food.aliases ?? [])].some((name) => name.toLowerCase().includes(part)),
  );
}

function goodsOf(examples: Examples): Goods[] {
  const id = 'lookup.healthDataGoodsDetail';
  return examples
    .names(id)
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data<Goods>(id, name));
}
