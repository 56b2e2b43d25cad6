import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careProfile } from '../../../sdk/src/safety/index.ts';
import { loadDescription } from '../description/load-description.ts';
import { textOf } from '../domains/aiFood/summary.ts';
import { judgeDay, judgeMeal, scoreOf } from '../domains/analysis/judge.ts';
import { planOf } from '../domains/evaluation/plan.ts';
import { fitting, menus, type Wishes } from '../domains/mealPlan/menus.ts';
import { generate, startPlan } from '../domains/mealPlan/plan.ts';
import { successExamples } from '../engine/success-examples.ts';
import { advice, firstAdvice } from '../foods/advice.ts';
import { energyOf } from '../foods/balance.ts';
import { suitsGoods } from '../foods/goods.ts';
import { type Diet, limitsMeals, suitingPart, suits, suitsText } from '../foods/limits.ts';
import { allergensOf, foodsIn, nutrientsOf } from '../foods/portion.ts';
import { foods } from '../foods/table.ts';
import { amountsOf, sharesOf } from '../foods/target.ts';
import type { Allergen, MealType } from '../generated/operations.ts';

const { examples } = await loadDescription();
const goods = examples
  .names('lookup.healthDataGoodsDetail')
  .filter((name) => !name.startsWith('fail'))
  .map((name) => examples.data('lookup.healthDataGoodsDetail', name));
const template = successExamples(examples, 'evaluation.foodPlanDetail');

const allergens: Allergen[] = ['gluten', 'crustaceans', 'fish', 'egg', 'peanut', 'soy', 'milk', 'treeNuts'];
const diets: Diet[] = ['vegetarian', 'vegan', 'halal', 'type2Diabetes', 'highUricAcid', 'pregnant', 'breastfeeding'];
const people = fc.record({
  allergens: fc.subarray(allergens),
  diets: fc.subarray(diets),
  energy: fc.integer({ min: 1000, max: 4000 }),
});
const mealTypes = fc.subarray<MealType>(['breakfast', 'lunch', 'dinner', 'snack'], { minLength: 1 });
const wishesOf = (person: { allergens: Allergen[]; diets: Diet[] }, others: Partial<Wishes> = {}): Wishes => ({
  tastes: [],
  allergies: person.allergens,
  diets: person.diets,
  avoidedFoods: [],
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  maxCookingMinutes: null,
  ...others,
});
/** The groups of rice, noodles, bread and potatoes. */
const staples = ['cereals', 'noodlesAndBread', 'tubers'];
/** The energy may differ from the target by a tenth: 1,650 / 1,500 − 1 is slightly more than 0.1. */
const tenth = 0.1 + 1e-9;
const basis = { allergens: [], diets: [], energyTarget: null, stageOfLife: null };
const sharesFor = (diets: readonly Diet[]) =>
  sharesOf({ energy: null, gender: -1, limits: { allergens: [], diets }, care: careProfile({}) });

function planFor(wishes: Wishes, energyTarget: number) {
  const plan = startPlan('plan', '2026-11-21', { wishes, basis, energyTarget }, new Date(0));
  let count = 0;
  generate(plan, [], { entries: [], shares: sharesFor(wishes.diets), nextMealId: () => `meal-${count++}` });
  return plan;
}

/** An independent definition of the foods that each diet excludes. */
function isForbidden(foodId: string, person: { allergens: Allergen[]; diets: Diet[] }): boolean {
  const flesh = /肉|鱼|虾|里脊|鲈/;
  const rules: Partial<Record<Diet, RegExp>> = {
    vegetarian: flesh,
    vegan: /肉|鱼|虾|里脊|鲈|蛋|奶|乳酪/,
    halal: /猪/,
    type2Diabetes: /^米饭$|馒头|可乐/,
    highUricAcid: /鸡胸肉|三文鱼|基围虾/,
  };
  const names = foodsIn(foodId).map(({ name }) => name);
  return (
    allergensOf(foodId).some((one) => person.allergens.includes(one)) ||
    person.diets.some((diet) => names.some((name) => rules[diet]?.test(name)))
  );
}

it('the tags that say that they limit meals are those that meal plans keep to', () => {
  const tags = examples.data('user.healthTagGroups').flatMap((group) => group.tags);
  const saying = tags.filter((tag) => tag.limitsMeals).map(({ code }) => code);
  expect(saying).toEqual(tags.flatMap(({ code }) => (code && limitsMeals(code) ? [code] : [])));
  expect(saying).toEqual([
    ...['type1Diabetes', 'type2Diabetes', 'gestationalDiabetes', 'highUricAcid', 'gout', 'kidneyDisease', 'dialysis'],
    ...['vegetarian', 'vegan', 'halal'],
  ]);
});

describe('a meal plan for anyone', () => {
  it('a meal plan keeps within a tenth of the energy and to all limits, or fails with its reasons', () => {
    fc.assert(
      fc.property(people, (person) => {
        const plan = planFor(wishesOf(person), person.energy);
        if (plan.status === 'failed') {
          expect(plan.blockedBy?.length).toBeGreaterThan(0);
          expect(plan.meals).toEqual([]);
          return;
        }
        for (const date of new Set(plan.meals.map((meal) => meal.date))) {
          const meals = plan.meals.filter((meal) => meal.date === date);
          const off = energyOf(meals.flatMap(({ items }) => items)) / person.energy - 1;
          expect(Math.abs(off)).toBeLessThanOrEqual(tenth);
        }
        for (const { items, note } of plan.meals) {
          expect(items.filter(({ foodId }) => isForbidden(foodId, person))).toEqual([]);
          expect(items.every(({ amount }) => amount > 0)).toBe(true);
          expect(suitsText(note, person)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a meal plan gives the share of energy of its meals, whichever are planned', () => {
    fc.assert(
      fc.property(people, mealTypes, (person, planned) => {
        const plan = planFor(wishesOf(person, { mealTypes: planned }), person.energy);
        if (plan.status === 'failed') return;
        const first = plan.meals.filter(({ date }) => date === '2026-11-21').flatMap(({ items }) => items);
        expect(Math.abs(energyOf(first) / plan.energy - 1)).toBeLessThanOrEqual(tenth);
      }),
      { numRuns: 80 },
    );
  });

  const ways: { way: Diet[] }[] = [[], ['vegetarian'], ['vegan'], ['halal'], ['vegan', 'halal']].map((way) => ({
    way: way as Diet[],
  }));
  it.each(ways)('a meal plan can be made for $way with each condition, and with any one allergy', ({ way }) => {
    for (const condition of [[], ['type2Diabetes'], ['highUricAcid'], ['type2Diabetes', 'highUricAcid']] as Diet[][])
      for (const allergy of [[], ...allergens.map((one) => [one])]) {
        const plan = planFor(wishesOf({ allergens: allergy, diets: [...way, ...condition] }), 2000);
        expect({ way, condition, allergy, status: plan.status }).toMatchObject({ status: 'ready' });
        expect(new Set(plan.meals.map(({ items }) => JSON.stringify(items))).size).toBeGreaterThanOrEqual(6);
      }
  });

  it('a meal plan cannot be made for a vegan allergic to soya, peanuts and nuts, who would get no protein', () => {
    const plan = planFor(wishesOf({ allergens: ['soy', 'peanut', 'treeNuts'], diets: ['vegan'] }), 2000);
    expect(plan).toMatchObject({ status: 'failed', failReason: 'tooFewDishes', blockedBy: ['allergies', 'tagIds'] });
  });

  it('a meal plan without limits chooses among the kitchen’s own menus alone', () => {
    for (const mealType of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
      expect(fitting(mealType, wishesOf({ allergens: [], diets: [] }))).toHaveLength(
        menus.filter((menu) => menu.mealType === mealType).length,
      );
  });
});

it('a food plan of an assessment keeps to the same rules, or there is none', () => {
  let made = 0;
  fc.assert(
    fc.property(people, (person) => {
      const wanted = { planId: 'plan', startDate: '2026-11-21', energyTarget: person.energy, limits: person };
      const days = planOf(template, wanted);
      if (!days) return;
      made++;
      for (const { macros, meals } of days) {
        expect(Math.abs(macros.energy / person.energy - 1)).toBeLessThanOrEqual(tenth);
        for (const { mealType, foods: served, tip } of meals) {
          expect(served.filter(({ foodId }) => isForbidden(foodId, person))).toEqual([]);
          // The description promises the staple first.
          if (mealType === 'lunch' || mealType === 'dinner') expect(staples).toContain(served[0]?.category);
          expect(new Set(served.map(({ foodId }) => foodId)).size).toBe(served.length);
          expect(suitsText(tip, person)).toBe(true);
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(made).toBeGreaterThan(20);
});

it('no advice of a report names a food that the person leaves out', () => {
  const poorDay = {
    given: nutrientsOf([{ foodId: 'gi-001', amount: 900 }]),
    glycemicLoad: 200,
    foodCount: 1,
    vegetables: 0,
  };
  fc.assert(
    fc.property(people, ({ energy, ...limits }) => {
      const eater = { energy, gender: 0 as const, age: 38, limits, care: { withheld: [] } };
      const sections = judgeDay({ ...poorDay, shares: [1, 1], part: 1, eater });
      const hasTable = !limits.diets.includes('pregnant');
      expect(sections.length).toBe(hasTable ? 7 : 5);
      for (const { advice } of sections) if (advice) expect(suitsText(advice, limits)).toBe(true);
      const fiber = sections.find(({ code }) => code === 'fiber');
      if (hasTable) expect(fiber?.advice).toMatch(/糙米/);
    }),
    { numRuns: 100 },
  );
});

describe('the diary of a child, and of a person of unknown age', () => {
  const limits = { allergens: [], diets: [] };
  const given = nutrientsOf([{ foodId: 'gi-001', amount: 900 }]);
  const subject = { given, glycemicLoad: 200, foodCount: 1, vegetables: 0, shares: [1, 1], part: 1 } as const;
  const eaterOf = (age: number | undefined) => ({
    energy: null,
    gender: 0 as const,
    age,
    limits,
    care: { withheld: [] },
  });

  it.each([0, 10, 17, undefined])('a diary is not judged at the age of %s', (age) => {
    const eater = eaterOf(age);
    expect(judgeDay({ ...subject, eater })).toEqual([]);
    expect(judgeMeal({ ...subject, eater })).toEqual([]);
    expect(scoreOf([], eater)).toBeNull();
    expect(amountsOf(given, eater).filter(({ targetMin, targetMax }) => targetMin ?? targetMax)).toEqual([]);
    const { text } = textOf('2026-11-20', [], eater);
    expect(text).toContain('蔬菜 0 克。');
    expect(text).not.toMatch(/建议|偏|均衡|还不够/);
  });

  it('a meal with twice the limit of sodium has a low score, however good the rest is', () => {
    const eater = eaterOf(40);
    const meal = { ...subject, glycemicLoad: 20, foodCount: 6, vegetables: 200, part: 1 / 3, eater };
    const scoreWith = (sodium: number) => scoreOf(judgeMeal({ ...meal, given: { ...given, sodium } }), eater);
    const limit = 2000 / 3;
    expect(scoreWith(limit)).toBeGreaterThan(70);
    expect(scoreWith(2 * limit)).toBe(55);
  });

  it('a high glycaemic load does not call for less of an advised amount of carbohydrate', () => {
    const adviceWith = (carbohydrate: number, energy: number | null = 1700) => {
      const eater = { ...eaterOf(40), energy };
      const sections = judgeDay({ ...subject, given: { ...given, carbohydrate }, eater });
      return sections.find(({ code }) => code === 'glycemicLoad')?.advice;
    };
    expect(adviceWith(239)).toBe('用糙米、燕麦代替部分白米饭。');
    expect(adviceWith(290)).toBe('主食减量。');
    expect(adviceWith(290, null)).toBe('用糙米、燕麦代替部分白米饭。');
  });

  it('a diary is judged from the age of 18', () => {
    expect(judgeDay({ ...subject, eater: eaterOf(18) }).map(({ code }) => code)).toContain('sodium');
    expect(textOf('2026-11-20', [], eaterOf(18)).text).toContain('建议每天 300–500 克');
  });
});

describe('goods', () => {
  it('goods with gluten are not offered to a person who avoids it, nor any whose text names an allergen', () => {
    const offered = (one: Allergen) =>
      goods.filter((each) => suitsGoods(each, { allergens: [one], diets: [] })).map(({ goodsId }) => goodsId);
    expect(goods.map(({ goodsId }) => goodsId)).toContain('goods-1001');
    expect(offered('gluten')).not.toContain('goods-1001');
    expect(offered('gluten')).not.toContain('goods-1002');
    for (const one of allergens) expect(offered(one)).toContain('goods-1005');
    expect(offered('milk')).toContain('goods-1002');
  });
});

describe('a text', () => {
  it.each<[string, Allergen]>([
    ['先吃鸡蛋，再喝粥', 'egg'],
    ['一杯奶补钙', 'milk'],
    ['选全麦面包', 'gluten'],
    ['坚果一小把', 'treeNuts'],
    ['坚果一小把', 'peanut'],
    ['少放盐和酱油', 'gluten'],
    ['每周吃两次鱼', 'fish'],
    ['大虾白灼', 'crustaceans'],
    ['多加豆制品', 'soy'],
    ['Oat bran', 'gluten'],
  ])('the text %s names %s', (text, allergen) => {
    expect(suitsText(text, { allergens: [allergen], diets: [] })).toBe(false);
    expect(suitsText(text, { allergens: [], diets: [] })).toBe(true);
  });

  it('a text about protein names no egg, and keeps the clauses that suit', () => {
    const limits = { allergens: ['egg', 'fish'] as const, diets: [] };
    expect(suitsText('先吃菜和蛋白质', limits)).toBe(true);
    expect(suitingPart('每天烹调油不超过 25 克，每周吃两次鱼。', limits)).toBe('每天烹调油不超过 25 克。');
    const care = careProfile({ conditions: ['kidneyDisease'] });
    const texts = [advice('吃鱼'), advice('吃豆腐', 'minerals'), advice('吃米饭')];
    expect(firstAdvice({ limits, care: careProfile({}) }, ...texts)?.text).toBe('吃豆腐');
    expect(firstAdvice({ limits, care }, ...texts)?.text).toBe('吃米饭');
  });

  it('the name of a food never suits a person who is allergic to it', () => {
    for (const { foodId, name, allergens: own } of foods.values())
      for (const allergen of own.filter((one) => !(foodId === 'gi-218' && one === 'milk') && name !== '奶酪比萨')) {
        const limits = { allergens: [allergen], diets: [] };
        expect(suits(foodId, limits)).toBe(false);
        if (!/草鱼|鲈鱼/.test(name))
          expect({ name, allergen, suits: suitsText(name, limits) }).toMatchObject({ suits: false });
      }
  });
});
