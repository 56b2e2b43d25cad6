import { expect, test } from 'vitest';
import { sortExactFirst } from './sort-exact-first.ts';

const food = (name: string, nameEn: string, aliases?: string[]) => ({ name, nameEn, ...(aliases && { aliases }) });
const chips = food('香蕉片', 'Banana chips');
const banana = food('香蕉', 'Banana', ['大蕉']);

test('a food with exactly the searched name comes before those that contain it', () => {
  for (const keyword of ['banana', ' BANANA ', 'ｂａｎａｎａ', '香蕉', '大蕉'])
    expect(sortExactFirst([chips, banana], keyword)).toEqual({ foods: [banana, chips], isExact: true });
});

test('foods keep their order if none has exactly the searched name', () => {
  for (const keyword of ['bana', '', '  '])
    expect(sortExactFirst([chips, banana], keyword)).toEqual({ foods: [chips, banana], isExact: false });
});
