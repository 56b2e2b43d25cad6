import { describe, expect, it } from 'vitest';
import { countByCategory, lowerAlternatives, pickFoods, sortFoods } from './arrange.ts';
import { purineScale } from './bands.ts';
import { type Food, readPurineFoods } from './food.ts';

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
  it('sorts by value, equal values in the order of the table', () => {
    expect(ids(sortFoods(foods, 'lowFirst', 'en'))).toBe('bcda');
    expect(ids(sortFoods(foods, 'highFirst', 'en'))).toBe('adbc');
  });

  it('sorts by name, Chinese by pronunciation', () => {
    expect(ids(sortFoods(foods, 'name', 'en'))).toBe('cdba');
    expect(ids(sortFoods(foods, 'name', 'zh-CN'))).toBe('cbad');
  });

  it('does not change the list', () => {
    sortFoods(foods, 'highFirst', 'en');
    expect(ids(foods)).toBe('abcd');
  });
});

describe('countByCategory', () => {
  it('counts the foods of each group, without empty groups', () => {
    expect([...countByCategory(foods)]).toEqual([
      ['mushroomsAndAlgae', 1],
      ['cereals', 2],
      ['vegetables', 1],
    ]);
  });
});

describe('pickFoods', () => {
  it('returns the foods of a group, the lowest first', () => {
    expect(ids(pickFoods(foods, { category: 'cereals' }, 'en'))).toBe('bd');
  });

  it('returns each chosen food once, in the chosen order, without unknown ones', () => {
    expect(ids(pickFoods(foods, { foodIds: ['d', 'gone', 'a', 'd'] }, 'en'))).toBe('da');
  });
});

describe('lowerAlternatives', () => {
  const [shiitake, rice, , oats] = foods as [Food, Food, Food, Food];

  it('are of the same group and in a lower band', () => {
    expect(ids(lowerAlternatives(foods, oats, purineScale))).toBe('b');
    expect(lowerAlternatives(foods, shiitake, purineScale)).toEqual([]);
  });

  it('do not exist for a food of the lowest band', () => {
    expect(lowerAlternatives(foods, rice, purineScale)).toEqual([]);
  });
});
