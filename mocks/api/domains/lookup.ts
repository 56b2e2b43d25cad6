import { dayOf } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';
import { successExamples } from '../engine/success-examples.ts';
import { suitsGoods } from '../foods/goods.ts';
import type { GlycemicFood, Goods, PurineFood } from '../generated/operations.ts';
import { obstaclesOf } from '../person/facts.ts';
import { foodLimitsOf } from '../person/food-limits.ts';

/** The goods with a product page, with the facts that the page of the food app states. This domain is constant. */
export const memory: Memory<'lookup', Goods[]> = {
  begin(examples) {
    const facts = new Map(
      successExamples(examples, 'orders.goodsDetail').map((goods) => {
        const { netContent, deliveryTime, freight, freeFreightFrom, refundDays, attributes } = goods;
        const terms = { deliveryTime, freight, freeFreightFrom, refundDays };
        return [goods.goodsId, { ...(netContent && { netContent }), ...terms, attributes }];
      }),
    );
    return successExamples(examples, 'lookup.healthDataGoodsDetail').map((goods) => ({
      ...goods,
      ...facts.get(goods.goodsId),
    }));
  },
  handlers: {
    'lookup.glycemicIndexList': (_, { input }, foods) => search(foods, input),
    'lookup.purineIndexList': (_, { input }, foods) => search(foods, input),

    'lookup.healthDataGoodsList'(goods, { input: { healthDataType }, now, person, token }) {
      const isPersonal = token !== '';
      if (isPersonal && healthDataType === 'weight' && obstaclesOf(person, dayOf(now)).length > 0) return [];
      return goods
        .filter(({ healthDataTypes }) => healthDataTypes?.includes(healthDataType))
        .filter((one) => !isPersonal || suitsGoods(one, foodLimitsOf(person)))
        .map(listed);
    },

    'lookup.healthDataGoodsDetail': (goods, { input, fail }) =>
      goods.find(({ goodsId }) => goodsId === input.goodsId) ?? fail('failGone'),
  },
};

/** The goods without what only their page shows. */
function listed(goods: Goods): Goods {
  const {
    detail: _detail,
    detailEn: _detailEn,
    netContent: _net,
    deliveryTime: _time,
    freight: _freight,
    freeFreightFrom: _free,
    refundDays: _days,
    attributes: _facts,
    ...rest
  } = goods;
  return rest;
}

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
      [food.name, food.nameEn, food.pinyin?.replaceAll(' ', '') ?? '', ...(food.aliases ?? [])].some((name) =>
        name.toLowerCase().includes(part),
      ),
  );
}
