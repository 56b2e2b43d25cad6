import { expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { goodsText, goodsToShare, type ShownGoods } from './goods-text.ts';

const goods: ShownGoods = {
  name: '荞麦挂面',
  nameEn: 'Buckwheat noodles',
  specification: '500 克',
  specificationEn: '500 g',
  purpose: '主食',
  purposeEn: 'A staple food',
  pictures: ['https://img.health-app.example/1.jpg', 'https://img.health-app.example/2.jpg'],
};
const [english, chinese] = [formatIn('en'), formatIn('zh-CN')];

test('goods have their texts in the language of the person', () => {
  expect(goodsText(goods, english)).toEqual({
    name: 'Buckwheat noodles',
    specification: '500 g',
    purpose: 'A staple food',
  });
  expect(goodsText(goods, chinese)).toEqual({ name: '荞麦挂面', specification: '500 克', purpose: '主食' });
});

test('a missing text of goods is the one of the other language, or empty; a missing name is a dash', () => {
  const { specification: _specification, purposeEn: _purposeEn, ...some } = goods;
  expect(goodsText(some, chinese)).toMatchObject({ specification: '500 g', purpose: '主食' });
  expect(goodsText(some, english)).toMatchObject({ specification: '500 g', purpose: '主食' });
  expect(goodsText({ name: '', nameEn: '', pictures: [] }, english)).toEqual({
    name: '—',
    specification: '',
    purpose: '',
  });
});

test('shared goods have their purpose, else their specification, and their first picture', () => {
  expect(goodsToShare(goods, english)).toEqual({
    title: 'Buckwheat noodles',
    description: 'A staple food',
    imageUrl: 'https://img.health-app.example/1.jpg',
  });
  expect(goodsToShare({ ...goods, purpose: '', purposeEn: '', pictures: [] }, english)).toEqual({
    title: 'Buckwheat noodles',
    description: '500 g',
    imageUrl: null,
  });
});
