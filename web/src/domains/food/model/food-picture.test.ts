import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FoodCategory } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dishes } from '../../../../../mocks/api/foods/dishes.ts';
import { foodPictureFiles } from '../../../../food-pictures-plugin.ts';
import { pictureNames, pictureOf } from './food-picture.ts';

interface Listed {
  name: string;
  nameEn: string;
  category: FoodCategory;
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const listed = [
  'lookup/examples/GlycemicIndexFoods',
  'lookup/examples/PurineFoods',
  'aiFood/examples/AiFoodNames',
].flatMap((path) => (parse(readFileSync(`${root}openapi/${path}.yaml`, 'utf8')) as { value: Listed[] }).value);
const pictureFor = (nameEn: string, name: string) => pictureOf({ name, nameEn }).picture;

describe('the picture of a food', () => {
  test.each([
    ['Peach canned in juice', '果汁桃罐头', 'peach'],
    ['Beef with celery', '芹菜炒牛肉', 'cut-of-meat'],
    ['Scrambled eggs with tomato', '番茄炒鸡蛋', 'cooking'],
    ['Mandarin fish', '桂鱼', 'fish'],
    ['King oyster mushrooms', '杏鲍菇', 'brown-mushroom'],
    ['Strawberry jam', '草莓酱', 'jar'],
    ['Aubergine', '茄子', 'eggplant'],
    ['Wheat biscuits', '小麦饼干', 'cookie'],
    ['Rice milk', '米奶', 'glass-of-milk'],
    ['Watermelon', '西瓜', 'watermelon'],
    ['Lobster', '龙虾', 'lobster'],
    ['Octopus', '章鱼', 'octopus'],
    ['Raisins', '葡萄干', 'grapes'],
    ['Grape', '葡萄', 'grapes'],
    ['Plum', '李子', 'plum'],
    ['Grapefruit', '葡萄柚', 'grapefruit'],
    ['Unsweetened grapefruit juice', '不加糖葡萄柚汁', 'beverage-box'],
    ['Cooked black rice', '黑米饭', 'black-rice'],
    ['Black rice porridge', '黑米粥', 'bowl-with-spoon'],
    ['Egg', '鸡蛋', 'egg'],
    ['Pineapple', '凤梨', 'pineapple'],
    ['Roasted almonds', '熟大杏仁', 'bowl-of-nuts'],
    ['Walnuts', '核桃', 'bowl-of-nuts'],
  ])('the picture of %s (%s) is %s', (nameEn, name, picture) => {
    expect(pictureFor(nameEn, name)).toBe(picture);
    expect(pictureFor('', name)).toBe(picture);
  });

  test.each([
    ['Custard apple', '番荔枝', 'fruit', 'bowl-of-fruit'],
    ['Star fruit', '杨桃', 'fruit', 'bowl-of-fruit'],
    ['Ginkgo', '银杏', 'nuts', 'bowl-of-nuts'],
    ['Glucose', '葡萄糖', 'sugars', 'jar'],
    ['Abalone', '鲍鱼', 'shellfish', 'spiral-shell'],
    ['Sea cucumber', '海参', 'shellfish', 'spiral-shell'],
    ['Winter melon', '冬瓜', 'vegetables', 'herb'],
  ] as const)('%s (%s) is not taken for another food', (nameEn, name, category, picture) => {
    expect(pictureOf({ name, nameEn, category })).toEqual({ picture, standIn: true });
    expect(pictureOf({ name, category })).toEqual({ picture, standIn: true });
  });

  test('a food without a picture of its own has the picture of its group', () => {
    const liver = { name: '鸡肝', nameEn: 'Chicken liver', category: 'offal' } as const;
    expect(pictureOf(liver)).toEqual({ picture: 'shallow-pan-of-food', standIn: true });
    expect(pictureOf({ name: '某菜' })).toEqual({ picture: 'fork-and-knife-with-plate', standIn: true });
    expect(pictureOf({ name: '某菜', category: 'new' as FoodCategory }).standIn).toBe(true);
  });

  test('every dish and four of five listed foods have a picture of their own', () => {
    const dull = [...dishes.values()].filter((dish) => pictureOf(dish).standIn).map(({ nameEn }) => nameEn);
    expect(dull).toEqual([]);
    const own = listed.filter((food) => !pictureOf(food).standIn);
    expect(own.length / listed.length).toBeGreaterThan(0.8);
  });

  test('every food picture exists in the set, which includes its licence', () => {
    const files = foodPictureFiles();
    expect([...files.keys()].sort()).toEqual([...pictureNames.map((name) => `${name}.svg`), 'LICENSE.txt'].sort());
    expect(files.get('LICENSE.txt')).toContain('Copyright (c) Microsoft Corporation');
    for (const [name, content] of files) expect({ name, small: content.length < 6000 }).toEqual({ name, small: true });
  });
});
