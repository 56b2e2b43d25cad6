import { describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const { ask, examples } = freshWorld();
type Food = { foodId: string; name: string; category: string };

const glycemic = (input: object) => ask('lookup.glycemicIndexList', input);
const purine = (input: object) => ask('lookup.purineIndexList', input);
const ids = (foods: Food[]) => foods.map(({ foodId }) => foodId);

describe('the food lists', () => {
  it('the food lists return the whole example without a query', () => {
    expect(glycemic({})).toBe(examples.data('lookup.glycemicIndexList'));
    expect(glycemic({ keyword: ' ' })).toBe(examples.data('lookup.glycemicIndexList'));
  });

  it('the food lists find the foods of the examples by keyword', () => {
    expect(glycemic({ keyword: '豆腐' })).toEqual(examples.data('lookup.glycemicIndexList', 'tofu'));
    expect(purine({ keyword: '香菇' })).toEqual(examples.data('lookup.purineIndexList', 'shiitake'));
  });

  it('the food lists find a food by its English name in any case, and by an alias', () => {
    expect(ids(glycemic({ keyword: 'sTEWED' }))).toContain('gi-101');
    expect(ids(glycemic({ keyword: '豆干' }))).toContain('gi-103');
    expect(ids(purine({ keyword: 'JIAOZI' }))).toContain('pu-255');
  });

  it('the food lists filter by category, and by category and keyword', () => {
    const legumes = glycemic({ category: 'legumes' });
    expect(legumes.length).toBeGreaterThan(3);
    expect(new Set(legumes.map(({ category }) => category))).toEqual(new Set(['legumes']));
    expect(ids(purine({ category: 'mixedMeals', keyword: '香菇' }))).toEqual(['pu-255']);
  });

  it('the food lists are empty when nothing matches', () => {
    expect(glycemic({ keyword: '没有这种食物' })).toEqual([]);
  });
});

describe('the goods', () => {
  const beside = (healthDataType: string, someone: ReturnType<typeof freshWorld>) =>
    someone.ask('lookup.healthDataGoodsList', { healthDataType }).map(({ goodsId }) => goodsId);

  it('the goods leave out what the person must not eat, for this person alone', () => {
    const someone = freshWorld();
    expect(beside('bloodSugar', someone)).toContain('goods-1002');
    someone.ask('user.saveInformation', { healthTagIds: ['tag-3012'] });
    expect(beside('bloodSugar', someone)).toEqual(['goods-1003']);
    expect(beside('bloodSugar', freshWorld())).toContain('goods-1002');
  });

  it('the goods beside the weight are empty for a person who gets no help to lose weight', () => {
    const someone = freshWorld();
    expect(beside('weight', someone)).not.toEqual([]);
    someone.ask('user.saveInformation', { healthTagIds: ['tag-3032'] });
    expect(beside('weight', someone)).toEqual([]);
    expect(beside('sleep', someone)).not.toEqual([]);
  });

  it.each(['bloodSugar', 'uricAcid', 'weight', 'sleep'])(
    'the goods beside %s equal their example',
    (healthDataType) => {
      const goods = ask('lookup.healthDataGoodsList', { healthDataType });
      expect(goods).toEqual(examples.data('lookup.healthDataGoodsList', healthDataType));
    },
  );

  it('the goods are empty where nothing is sold', () => {
    expect(ask('lookup.healthDataGoodsList', { healthDataType: 'heartRate' })).toEqual([]);
  });

  it('goods open by id with their text, and unknown ones are gone', () => {
    expect(ask('lookup.healthDataGoodsDetail', { goodsId: 'goods-1003' })).toMatchObject(
      examples.data('lookup.healthDataGoodsDetail', 'glucoseMeter'),
    );
    expect(ask('lookup.healthDataGoodsDetail', { goodsId: 'goods-9999' })).toBe('该商品已下架');
  });
});
