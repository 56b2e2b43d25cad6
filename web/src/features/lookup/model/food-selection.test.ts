import { describe, expect, it } from 'vitest';
import { glycemicScale, purineScale } from './bands.ts';
import { type Food, readGlycemicFoods, readPurineFoods } from './food.ts';
import { countByCategory, lowerAlternatives, pickFoods, sortFoods } from './food-selection.ts';

const foods = readPurineFoods(
  [
    { foodId: 'a', name: '香菇', nameEn: 'Shiitake', category: 'mushroomsAndAlgae', purinePer100g: 405 },
    { foodId: 'b', name: '大米', nameEn: 'Rice', category: 'cereals', purinePer100g: 44 },
    { foodId: 'c', name: '白菜', nameEn: 'Cabbage', category: 'vegetables', purinePer100g: 44 },
    { foodId: 'd', name: '燕麦', nameEn: 'Oats', category: 'cereals', purinePer100g: 59 },
  ].map(
    (food) => ({ ...food, energyPer100g: null, source: 'chinaFct6' }) as Parameters<typeof readPurineFoods>[0][number],
  ),
);

const ids = (list: typeof foods) => list.map(({ id }) => id).join('');

describe('sortFoods', () => {
  it('foods are sorted by value, equal values in the order of the table', () => {
    expect(ids(sortFoods(foods, 'lowFirst', 'en'))).toBe('bcda');
    expect(ids(sortFoods(foods, 'highFirst', 'en'))).toBe('adbc');
  });

  it('foods are sorted by group, staples first, each group in the order of the table', () => {
    expect(ids(sortFoods(foods, 'group', 'en'))).toBe('bdca');
  });

  it('foods are sorted by name, Chinese ones by pronunciation', () => {
    expect(ids(sortFoods(foods, 'name', 'en'))).toBe('cdba');
    expect(ids(sortFoods(foods, 'name', 'zh-CN'))).toBe('cbad');
  });

  it('sorting does not change the original list', () => {
    sortFoods(foods, 'highFirst', 'en');
    expect(ids(foods)).toBe('abcd');
  });
});

describe('countByCategory', () => {
  it('foods are counted by group, without empty groups', () => {
    expect([...countByCategory(foods)]).toEqual([
      ['mushroomsAndAlgae', 1],
      ['cereals', 2],
      ['vegetables', 1],
    ]);
  });
});

describe('pickFoods', () => {
  it('the foods of a group are returned, the lowest value first', () => {
    expect(ids(pickFoods(foods, { category: 'cereals' }, 'en'))).toBe('bd');
  });

  it('each chosen food is returned once in the chosen order, without unknown ones', () => {
    expect(ids(pickFoods(foods, { foodIds: ['d', 'gone', 'a', 'd'] }, 'en'))).toBe('da');
  });
});

describe('lowerAlternatives', () => {
  const [shiitake, rice, , oats] = foods as [Food, Food, Food, Food];

  it('lower alternatives are of the same group and in a lower band', () => {
    expect(ids(lowerAlternatives(foods, oats, purineScale))).toBe('b');
    expect(lowerAlternatives(foods, shiitake, purineScale)).toEqual([]);
  });

  it('lower alternatives have a lower glycaemic load, and there are none for a low load', () => {
    const fruit = readGlycemicFoods(
      [
        ['watermelon', 72, 6.8],
        ['raisins', 64, 81.8],
        ['dates', 103, 67.8],
        ['apple', 36, 13.7],
        ['peach', 42, null],
        ['juice', 41, 11.3, 'sugars'],
      ].map(([foodId, gi, carbohydratePer100g, caution]) => ({
        ...{ foodId, name: foodId, nameEn: foodId, category: 'fruit', gi, carbohydratePer100g },
        ...{ energyPer100g: null, source: 'chinaFct2009', ...(caution && { caution }) },
      })) as Parameters<typeof readGlycemicFoods>[0],
    );
    const [watermelon, , dates] = fruit as [Food, Food, Food];
    const scale = glycemicScale;
    expect(lowerAlternatives(fruit, watermelon, scale)).toEqual([]);
    expect(lowerAlternatives(fruit, dates, scale).map(({ id }) => id)).toEqual(['raisins', 'apple']);
  });

  it('a food of the lowest band has no lower alternatives', () => {
    expect(lowerAlternatives(foods, rice, purineScale)).toEqual([]);
  });
});
