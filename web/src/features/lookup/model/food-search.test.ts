import { describe, expect, it } from 'vitest';
import { type Food, readGlycemicFoods } from './food.ts';
import { markTerms, merge, searchFoods } from './food-search.ts';

const food = (foodId: string, nameEn: string, name: string, ...aliases: string[]) =>
  ({ foodId, nameEn, name, aliases, category: 'fruit', gi: 50, energyPer100g: null, source: 'chinaFct2009' }) as const;

const foods = readGlycemicFoods(
  [
    food('pineapple', 'Pineapple', '菠萝', '凤梨'),
    food('apple-juice', 'Apple juice', '苹果汁'),
    food('dried-apple', 'Dried apple', '苹果干'),
    food('apple', 'Apple', '苹果'),
    food('rice', 'Steamed white rice', '大米饭', '米饭', '白米饭'),
    food('noodles', 'Noodles (ＡＢ)', '粗面条（ＣＤ）'),
  ].map((one) => ({ ...one, carbohydratePer100g: null, aliases: [...one.aliases] })),
);

const ids = (matches: { food: Food }[]) => matches.map(({ food: { id } }) => id);

describe('searchFoods', () => {
  it('the search ranks equal names first, then kinds of the food, starts of names and other matches', () => {
    expect(ids(searchFoods(foods, 'apple', 'en'))).toEqual(['apple', 'dried-apple', 'apple-juice', 'pineapple']);
  });

  it('the search puts a food before those that only contain it, in the order of the table', () => {
    const table = readGlycemicFoods(
      [
        food('white', 'Steamed white rice', '大米饭', '米饭'),
        food('basmati', 'Boiled basmati rice', '印度香米饭'),
        food('brown', 'Brown rice', '糙米饭'),
        food('cakes', 'Rice cakes', '米饼'),
        food('milk', 'Rice milk', '米奶'),
      ].map((one) => ({ ...one, carbohydratePer100g: null, aliases: [...one.aliases] })),
    );
    for (const language of ['en', 'zh-CN'] as const) {
      expect(ids(searchFoods(table, 'rice', language)).slice(0, 3)).toEqual(['white', 'basmati', 'brown']);
    }
  });

  it('the search finds Chinese names, the shorter one first', () => {
    expect(ids(searchFoods(foods, '苹果', 'zh-CN'))).toEqual(['apple', 'apple-juice', 'dried-apple']);
  });

  it('the search puts a Chinese dish of the food before what is made of it', () => {
    const table = readGlycemicFoods(
      [food('mash', 'Mashed potato', '土豆泥'), food('steamed', 'Steamed potato', '蒸土豆')].map((one) => ({
        ...one,
        carbohydratePer100g: null,
        aliases: [],
      })),
    );
    expect(ids(searchFoods(table, '土豆', 'zh-CN'))).toEqual(['steamed', 'mash']);
  });

  it('the search ignores case, width and spaces', () => {
    expect(ids(searchFoods(foods, '  APPLE   Juice ', 'en'))).toEqual(['apple-juice']);
    expect(ids(searchFoods(foods, 'ab', 'en'))).toEqual(['noodles']);
    expect(ids(searchFoods(foods, '(cd', 'zh-CN'))).toEqual(['noodles']);
  });

  it('the search needs all words, in any order', () => {
    expect(ids(searchFoods(foods, 'rice white', 'en'))).toEqual(['rice']);
    expect(searchFoods(foods, 'rice brown', 'en')).toEqual([]);
  });

  it('the search returns the alias that matched', () => {
    expect(searchFoods(foods, '凤梨', 'zh-CN')).toEqual([{ food: foods[0], via: '凤梨' }]);
    expect(searchFoods(foods, '菠萝', 'en')).toEqual([{ food: foods[0], via: '菠萝' }]);
    expect(searchFoods(foods, '菠萝', 'zh-CN')).toEqual([{ food: foods[0], via: undefined }]);
  });

  it('the search finds Chinese names by pinyin and its first letters, after all other matches', () => {
    const spelled = readGlycemicFoods([
      { ...food('rice', 'Steamed white rice', '大米饭'), pinyin: 'da mi fan', carbohydratePer100g: null, aliases: [] },
      { ...food('mung', 'Mung beans', '绿豆'), pinyin: 'lv dou', carbohydratePer100g: null, aliases: [] },
      { ...food('fanta', 'Fanta', '橙味汽水'), carbohydratePer100g: null, aliases: [] },
    ]);
    for (const keyword of ['damifan', 'da mi', 'mifan', 'dmf']) {
      expect(ids(searchFoods(spelled, keyword, 'zh-CN'))).toEqual(['rice']);
    }
    expect(ids(searchFoods(spelled, 'fan', 'zh-CN'))).toEqual(['fanta', 'rice']);
    expect(ids(searchFoods(spelled, 'lü', 'zh-CN'))).toEqual(['mung']);
    expect(searchFoods(spelled, 'mifan', 'en')).toEqual([{ food: spelled[0], via: '大米饭' }]);
    expect(searchFoods(spelled, 'ifan', 'zh-CN')).toEqual([]);
  });

  it('the search finds nothing for an empty keyword', () => {
    expect(searchFoods(foods, '   ', 'en')).toEqual([]);
  });

  it('foods that only the server found come after those of the list', () => {
    const [quinoa] = readGlycemicFoods([
      { ...food('quinoa', 'Quinoa', '藜麦'), carbohydratePer100g: null, aliases: [] },
    ]);
    const found = [foods[3], quinoa] as Food[];
    expect(ids(searchFoods(foods, 'apple', 'en', found))).toEqual([
      'apple',
      'dried-apple',
      'apple-juice',
      'pineapple',
      'quinoa',
    ]);
  });

  it('a food that the server matched is found even if no known name matches', () => {
    expect(ids(searchFoods(foods, 'mi fan', 'en', [foods[4] as Food]))).toEqual(['rice']);
  });
});

describe('merge', () => {
  it('merging foods prefers the list’s version of a food', () => {
    const own = foods[0] as Food;
    expect(merge([own], [{ ...own, value: 1 }])).toEqual([own]);
  });

  it('merging foods returns the same array if there is nothing to add', () => {
    expect(merge(foods, [])).toBe(foods);
  });
});

describe('markTerms', () => {
  it('every occurrence of every word is marked', () => {
    expect(markTerms('Pineapple and Apple', ['apple', 'pine'])).toEqual([
      { text: 'Pineapple', hit: true },
      { text: ' and ', hit: false },
      { text: 'Apple', hit: true },
    ]);
  });

  it('a text without a match stays in one piece', () => {
    expect(markTerms('大米饭', ['苹果'])).toEqual([{ text: '大米饭', hit: false }]);
    expect(markTerms('大米饭', [])).toEqual([{ text: '大米饭', hit: false }]);
  });

  it('nothing is marked if folding changes the length of the text', () => {
    expect(markTerms('½ apple', ['apple'])).toEqual([{ text: '½ apple', hit: false }]);
  });
});
