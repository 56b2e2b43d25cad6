import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDescription } from '../description/load-description.ts';
import { commonDishes } from '../foods/common/dishes.ts';
import { commonFacts } from '../foods/common/facts.ts';
import { foodOf, ingredients } from '../foods/common/ingredients.ts';
import { dishes } from '../foods/dishes.ts';
import { learn, recognise } from '../foods/knowledge.ts';
import { suits } from '../foods/limits.ts';
import { allergensOf, nutrientsOf, portionOf, recipeAmount } from '../foods/portion.ts';
import { foods } from '../foods/table.ts';
import { freshWorld } from './world.ts';

const { examples } = await loadDescription();
const knowledge = learn(examples);
const all = [...commonDishes.values()];
const idOf = (name: string) => recognise(knowledge, { name }) ?? '';

describe('an ingredient of the common dishes', () => {
  it.each([...ingredients.values()])('the energy of $name follows from its macronutrients', ({ per100g }) => {
    const { energy, protein, fat, carbohydrate, fiber } = per100g;
    const explained = protein * 4 + fat * 9 + (carbohydrate - fiber) * 4 + fiber * 2;
    expect(Math.abs(energy - explained)).toBeLessThan(Math.max(4.1, energy * 0.08));
    expect(protein + fat + carbohydrate).toBeLessThanOrEqual(100);
  });

  it('the ingredients are not in the table, which plans and recommendations read', () => {
    expect([...ingredients.keys()].filter((foodId) => foods.has(foodId))).toEqual([]);
    expect([...commonDishes.keys()].filter((foodId) => dishes.has(foodId))).toEqual([]);
  });

  it('the ingredients with much purine or a high glycaemic index are those of the lookups', () => {
    const wrong = [...ingredients.values()].filter(({ foodId, category, highPurine, highGlycemic }) => {
      const [gi, purine] = [knowledge.gi.get(foodId), knowledge.purine.get(foodId)];
      const isStaple = ['cereals', 'noodlesAndBread'].includes(category);
      return (
        (purine !== undefined && highPurine !== purine > 150) ||
        (gi !== undefined && highGlycemic !== (gi > 70 && isStaple))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('only animal ingredients have cholesterol, and only those of pork are pork', () => {
    const animal = ['meat', 'poultry', 'eggs'];
    const found = [...ingredients.values()];
    expect(found.filter(({ category, per100g }) => per100g.cholesterol > 0 !== animal.includes(category))).toEqual([]);
    expect(found.filter(({ name, pork }) => pork !== name.startsWith('猪'))).toEqual([]);
  });
});

describe('a common dish', () => {
  it('there are three hundred with those of the plans, and no name twice', () => {
    expect(all.length + dishes.size).toBeGreaterThan(300);
    const names = [...dishes.values(), ...all].flatMap(({ name, nameEn }) => [name, nameEn]);
    const aliases = all.flatMap((one) => one.aliases);
    expect([...names, ...aliases].filter((name, index, every) => every.indexOf(name) !== index)).toEqual([]);
  });

  it.each(all)('$name has known ingredients, a measure and a plausible energy', ({ foodId, recipe, servings }) => {
    expect(Object.keys(recipe).filter((part) => !foodOf(part))).toEqual([]);
    expect(servings[0]?.amount).toBeCloseTo(recipeAmount(foodId), 1);
    const { energy, protein, fat, carbohydrate } = nutrientsOf([{ foodId, amount: 100 }]);
    expect(energy).toBeGreaterThanOrEqual(20);
    expect(energy).toBeLessThanOrEqual(400);
    expect(protein + fat + carbohydrate).toBeLessThanOrEqual(100);
  });

  it('any amount of a dish has in proportion the nutrients of its ingredients', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 50, max: 1000 }), ({ foodId, recipe }, amount) => {
        const whole = recipeAmount(foodId);
        const exact = Object.entries(recipe).reduce(
          (sum, [part, weight]) => sum + ((foodOf(part)?.per100g.energy ?? 0) * weight * amount) / whole / 100,
          0,
        );
        expect(Math.abs(portionOf({ foodId, amount }).macros.energy - exact)).toBeLessThan(8);
      }),
    );
  });

  it.each([
    ['牛肉面', 624],
    ['红烧肉', 602],
    ['包子', 263],
    ['宫保鸡丁', 505],
    ['紫菜蛋花汤', 77],
  ])('a serving of %s has %d kcal', (name, energy) => {
    const foodId = idOf(name);
    expect(portionOf({ foodId, amount: recipeAmount(foodId) }).macros.energy).toBe(energy);
  });

  it.each([
    ['牛肉面', ['gluten', 'soy']],
    ['宫保鸡丁', ['peanut', 'soy', 'gluten']],
    ['韭菜鸡蛋饺子', ['gluten', 'egg']],
    ['油焖大虾', ['crustaceans', 'soy', 'gluten']],
    ['红烧鱼', ['fish', 'soy', 'gluten']],
    ['水煮鱼', ['fish', 'soy', 'gluten']],
    ['皮蛋豆腐', ['soy', 'egg', 'gluten']],
    ['扬州炒饭', ['egg', 'crustaceans', 'soy']],
    ['凉拌腐竹', ['soy']],
    ['煎饼果子', ['gluten', 'egg', 'soy']],
    ['番茄炒鸡蛋', ['egg']],
    ['清炒藕片', []],
  ])('the allergens of %s are %j', (name, allergens) => {
    const foodId = idOf(name);
    expect(allergensOf(foodId).sort()).toEqual([...allergens].sort());
    for (const allergen of allergensOf(foodId)) expect(suits(foodId, { allergens: [allergen], diets: [] })).toBe(false);
  });

  it('a dish with the name of an animal, bean or egg has it, so that the diets and allergies exclude it', () => {
    const named = (word: RegExp, but = /$^/) => all.filter(({ name }) => word.test(name) && !but.test(name));
    const excluding = (word: RegExp, limits: Parameters<typeof suits>[1], but?: RegExp) =>
      named(word, but).filter(({ foodId }) => suits(foodId, limits));
    const allergic = (...allergens: ('egg' | 'fish' | 'crustaceans' | 'soy' | 'gluten' | 'peanut')[]) => ({
      allergens,
      diets: [],
    });
    expect(excluding(/蛋/, allergic('egg'))).toEqual([]);
    expect(excluding(/鱼/, allergic('fish'), /鱼香/)).toEqual([]);
    expect(excluding(/虾/, allergic('crustaceans'))).toEqual([]);
    expect(excluding(/豆腐|豆干|香干|腐竹/, allergic('soy'))).toEqual([]);
    expect(excluding(/面|饼|饺|包子|馄饨|馍|油条|春卷|花卷/, allergic('gluten'))).toEqual([]);
    expect(excluding(/花生|宫保/, allergic('peanut'))).toEqual([]);
    expect(excluding(/肉|鸡(?!蛋)|鸭|鱼|虾|排骨|猪|牛|羊/, { allergens: [], diets: ['vegetarian'] }, /鱼香/)).toEqual(
      [],
    );
    expect(excluding(/肉|排骨|猪/, { allergens: [], diets: ['halal'] }, /牛肉|羊肉/)).toEqual([]);
    expect(excluding(/糖醋|可乐|拔丝/, { allergens: [], diets: ['type2Diabetes'] })).toEqual([]);
    expect(excluding(/紫菜|腐竹|鸡丁/, { allergens: [], diets: ['gout'] }, /辣子/)).toEqual([]);
  });

  it('the search has the facts of each dish', () => {
    expect(commonFacts.map(({ foodId }) => foodId)).toEqual([...commonDishes.keys()]);
    const noodles = commonFacts.find(({ name }) => name === '牛肉面');
    expect(noodles?.servings).toEqual([{ name: '碗', nameEn: 'bowl', amount: 601.5 }]);
    expect(noodles?.nutrients.map(({ code }) => code)).toEqual(['sodium', 'potassium', 'calcium']);
  });
});

describe('the mock', () => {
  const { ask, wait } = freshWorld();
  const names = (keyword: string) => ask('aiFood.foodName', { keyword }).map(({ name }) => name);
  const eaten = (name: string) => {
    const { analysisId } = ask('aiFood.submitFoodName', {
      mealType: 'lunch',
      foods: [{ name }],
    });
    wait(5);
    const { items } = ask('aiFood.analysisResult', { analysisId });
    return items.map((item) => [item.name, item.amount, item.macros.energy]);
  };

  it('a search finds the dishes by their names in both languages, and by a sentence', () => {
    expect(names('红烧肉')[0]).toBe('红烧肉');
    expect(names('braised pork')[0]).toBe('红烧肉');
    expect(names('牛肉面')[0]).toBe('牛肉面');
    expect(names('beef noodles')[0]).toBe('牛肉面');
    expect(names('一碗牛肉面')).toEqual(['牛肉面']);
    expect(names('a bowl of beef noodles')).toEqual(['牛肉面']);
  });

  it('AI food takes a typed sentence, with the usual portion', () => {
    const bowl = ['牛肉面', 601.5, 624];
    for (const sentence of ['一碗牛肉面', '牛肉面', 'a bowl of beef noodles']) expect(eaten(sentence)).toEqual([bowl]);
    expect(eaten('一盘红烧肉')).toEqual([['红烧肉', 179.5, 602]]);
    expect(eaten('a plate of braised pork')).toEqual([['红烧肉', 179.5, 602]]);
    expect(eaten('两个包子')[0]?.slice(0, 2)).toEqual(['猪肉大葱包子', 226.8]);
    expect(eaten('10个饺子')[0]?.slice(0, 2)).toEqual(['猪肉白菜饺子', 247]);
    expect(eaten('9000碗牛肉面')[0]?.slice(0, 2)).toEqual(['牛肉面', 5000]);
    expect(eaten('一碗米饭和一盘宫保鸡丁').map(([name]) => name)).toEqual(['米饭', '宫保鸡丁']);
  });

  it.each(['两个鸡蛋、一碗牛肉面、半个芒果', 'two eggs, a bowl of beef noodles, half a mango'])(
    'AI food understands %s',
    (sentence) => {
      expect(eaten(sentence)).toEqual([
        ['水煮蛋', 100, 143],
        ['牛肉面', 601.5, 624],
        ['芒果', 100, 60],
      ]);
    },
  );

  it('a weight in a sentence is exact, and a counted food without a measure is its piece', () => {
    expect(eaten('200克米饭').map(([name, amount]) => [name, amount])).toEqual([['米饭', 200]]);
    expect(eaten('100 g of rice, twelve dumplings').map(([name, amount]) => [name, amount])).toEqual([
      ['米饭', 100],
      ['猪肉白菜饺子', 296.4],
    ]);
  });

  it('a photo of a dish gives the dish', () => {
    const picture = '/uploads/beef-noodles.jpg';
    const { analysisId } = ask('aiFood.submitFoodName', { mealType: 'lunch', picture });
    wait(6);
    const { items } = ask('aiFood.analysisResult', { analysisId });
    expect(items.map(({ name }) => name)).toEqual(['牛肉面']);
  });

  it('the analysis of a meal knows a dish, its ingredients and its allergens', () => {
    const input = { date: '2026-11-20', mealType: 'snack', foods: [{ name: '一碗牛肉面', amount: 600 }] };
    const { analysisId } = ask('analysis.submitFoodItem', input);
    wait(5);
    const { items } = ask('analysis.ingredientRecord', { analysisId });
    const noodles = items[0]?.ingredients.find(({ nameEn }) => nameEn === 'Fresh wheat noodles');
    expect(noodles?.flags.map(({ allergen }) => allergen)).toContain('gluten');
  });
});
