import { beforeEach, describe, expect, it } from 'vitest';
import { fits } from '../domains/mealPlan/menus.ts';
import { moment, timestamp } from '../engine/days.ts';
import { expectSums } from './expect-sums.ts';
import { DINNER, freshMealPlan, TODAY, wishes } from './meal-plan.ts';

let plan = freshMealPlan();
beforeEach(() => {
  plan = freshMealPlan();
});

describe('the seed', () => {
  it.each([
    ['mealPlan.calendar', 'thisWeek', {}],
    ['mealPlan.detail', 'today', {}],
    ['mealPlan.detail', 'tomorrow', { date: '2026-11-21' }],
    ['mealPlan.detail', 'none', { date: '2026-11-30' }],
    ['mealPlan.status', 'ready', {}],
    ['mealPlan.viewSubmit', 'submitted', {}],
    ['mealPlan.neverCustomizedStatus', 'had', {}],
    ['mealPlan.guideFlag', 'known', {}],
  ])('the reply to %s equals the example %s', (id, name, input) => {
    expect(plan.ask(id, input)).toEqual(plan.examples.data(id, name));
  });

  it('the seed follows the preferences', () => {
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((date) => plan.day(`2026-11-${date}`));
    const dishes = days.flatMap(({ meals }) => meals.flatMap(({ items }) => items));
    expect(dishes.filter(({ allergens }) => allergens.includes('crustaceans'))).toEqual([]);
    expect(Math.max(...dishes.map(({ minutes }) => minutes))).toBeLessThanOrEqual(30);
    for (const { macros } of days) {
      expect(macros.energy).toBeGreaterThan(1530);
      expect(macros.energy).toBeLessThan(1870);
    }
    days.forEach(expectSums);
  });
});

describe('the calendar', () => {
  it('the calendar omits days without a plan', () => {
    const dates = (input: object) => plan.ask('mealPlan.calendar', input).map(({ date }) => date);
    expect(dates({ from: '2026-11-21', to: '2026-11-30' })).toEqual(['2026-11-21', '2026-11-22']);
    expect(dates({ from: '2026-12-01', to: '2026-12-31' })).toEqual([]);
  });

  it('the calendar is refused for an empty or overlong span', () => {
    expect(plan.ask('mealPlan.calendar', { from: '2026-11-22', to: '2026-11-21' })).toBe('日期范围不正确');
    expect(plan.ask('mealPlan.calendar', { from: '2026-11-01', to: '2027-01-02' })).toBe('日期范围不正确');
    expect(plan.ask('mealPlan.calendar', { from: '2026-11-01', to: '2027-01-01' })).toHaveLength(7);
  });
});

describe('finishing a meal', () => {
  it('a day names the dishes that matter for a medicine of the person, while the person takes it', () => {
    const rich = /spinach|broccoli|bok choy/i;
    const week = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    const cautionsOn = (date: string) => plan.ask('mealPlan.detail', { date }).cautions;
    const dishesOn = (date: string) =>
      plan
        .ask('mealPlan.detail', { date })
        .meals.flatMap(({ items }) => items)
        .filter(({ nameEn }) => rich.test(nameEn))
        .map(({ foodId }) => foodId);
    expect(week.map(cautionsOn)).toEqual(week.map(() => undefined));
    const schedule = { times: ['18:00'], repeatType: 'daily', startDate: '2026-11-20', endDate: '2026-11-25' };
    const medicine = { medicineName: '华法林钠 2.5 mg', dose: 1, doseUnit: 'tablet', stock: null, remark: '' };
    plan.ask('medication.save', { ...schedule, ...medicine, enabled: true });
    const expected = week.map((date) => {
      const foodIds = [...new Set(dishesOn(date))];
      const taken = date <= '2026-11-25' && foodIds.length > 0;
      return taken ? [{ medicineName: '华法林钠 2.5 mg', note: 'steadyVitaminK', foodIds }] : undefined;
    });
    expect(expected.filter(Boolean).length).toBeGreaterThan(1);
    expect(week.map(cautionsOn)).toEqual(expected);
  });

  it('finishing a meal marks it, adds it to the eaten meals, and counts in the calendar', () => {
    const { eaten } = plan.day();
    const { energy } = plan.meal(DINNER).macros;
    expect(plan.finish(DINNER).eaten.energy).toBeCloseTo(eaten.energy + energy, 5);
    expect(plan.meal(DINNER).finishedAt).toMatch(/^2026-11-20T16:00:00/);
    expect(plan.ask('mealPlan.calendar')[4]?.finishedCount).toBe(2);
  });

  it('finishing a meal keeps the time at which it was eaten, which is not in the future or before its day', () => {
    const eatenAt = (finishedAt: string) => plan.ask('mealPlan.finish', { mealId: DINNER, finishedAt });
    expect(eatenAt(timestamp(moment('2026-11-20T16:01')))).toBe('用餐时间不能早于当天，也不能晚于现在');
    expect(eatenAt('2026-11-19T19:00:00+08:00')).toBe('用餐时间不能早于当天，也不能晚于现在');
    const noon = timestamp(moment('2026-11-20T12:10'));
    eatenAt(noon);
    expect(plan.meal(DINNER).finishedAt).toBe(noon);
  });

  it('finishing a meal twice changes nothing, and can be undone', () => {
    const first = plan.finish(DINNER);
    plan.wait(60);
    expect(plan.finish(DINNER)).toEqual(first);
    expect(plan.finish(DINNER, false).meals.at(-1)).toMatchObject({ finished: false, finishedAt: null });
  });

  it('finishing a meal is refused for a future day and an unknown meal', () => {
    expect(plan.finish('meal-4021')).toBe('还没到用餐日期，不能标记完成');
    expect(plan.finish('meal-1')).toBe('该餐食不存在或已被删除');
  });
});

describe('new preferences', () => {
  it('new preferences create a plan that replaces the previous one when it is ready', () => {
    expect(plan.submit()).toMatchObject({
      status: 'generating',
      planId: 'meal-plan-4302',
      from: '2026-11-21',
      to: '2026-11-27',
    });
    expect(plan.ask('mealPlan.viewSubmit')).toMatchObject({
      ...wishes,
      submittedAt: expect.stringMatching(/^2026-11-20T16/),
    });
    expect(plan.submit()).toBe('饮食计划正在生成，请稍候');
    plan.wait(7);
    expect(plan.day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(plan.day('2026-11-25')).toMatchObject({ status: 'generating', meals: [] });
    plan.wait(1);
    expect(plan.status()).toMatchObject({ status: 'ready', planId: 'meal-plan-4302' });
    expect(plan.day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4302' });
    expect(plan.day('2026-11-21').meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(plan.day(TODAY)).toMatchObject({ status: 'replaced', planId: 'meal-plan-4301' });
    expect(plan.day(TODAY).meals).toHaveLength(4);
  });

  it('new preferences from today on keep the eaten meals of the day', () => {
    plan.submit({}, TODAY);
    plan.wait(8);
    const [breakfast, ...others] = plan.day().meals;
    expect(breakfast).toMatchObject({ mealId: 'meal-4017', finished: true });
    expect(others.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner']);
    expect(new Set(plan.day().meals.map(({ mealId }) => mealId)).size).toBe(3);
  });

  it('new preferences put meals with wanted foods first', () => {
    plan.submit({ wantedFoods: ['三文鱼', 'walnut'] });
    plan.wait(8);
    const [first] = plan.day('2026-11-21').meals.filter(({ mealType }) => mealType === 'dinner');
    expect(first?.items.map(({ name }) => name)).toContain('香煎三文鱼');
    expect(plan.ask('mealPlan.viewSubmit')).toMatchObject({ wantedFoods: ['三文鱼', 'walnut'] });
  });

  it('new preferences apply allergies, foods to avoid and time to cook', () => {
    plan.submit({ allergies: ['fish'], avoidedFoods: ['豆腐', 'spinach'], maxCookingMinutes: 15 });
    plan.wait(8);
    const dishes = ['21', '22', '23', '24'].flatMap((date) =>
      plan.day(`2026-11-${date}`).meals.flatMap(({ items }) => items),
    );
    expect(dishes.length).toBeGreaterThan(20);
    expect(dishes.filter(({ allergens }) => allergens.includes('fish'))).toEqual([]);
    expect(dishes.filter(({ name }) => /豆腐|菠菜/.test(name))).toEqual([]);
    expect(Math.max(...dishes.map(({ minutes }) => minutes))).toBe(15);
  });

  it.each([
    ['鸡蛋', 'pu-127'],
    ['马铃薯', 'dish-7015'],
    ['西红柿', 'dish-7001'],
  ])('a person who avoids %s gets no %s, whose name has another word for it', (avoided, foodId) => {
    const wishes = { mealTypes: [], tastes: [], allergies: [], diets: [], maxCookingMinutes: null };
    expect(fits({ foodId }, { ...wishes, avoidedFoods: [] })).toBe(true);
    expect(fits({ foodId }, { ...wishes, avoidedFoods: [avoided] })).toBe(false);
  });

  it('new preferences that leave too few dishes fail, and the previous plan stays active', () => {
    plan.submit({ mealTypes: ['lunch'], tagIds: ['tag-3022'], allergies: ['soy', 'peanut', 'treeNuts'] });
    plan.wait(8);
    expect(plan.status()).toMatchObject({ status: 'failed', failReason: 'tooFewDishes' });
    expect(plan.day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(plan.submit({ mealTypes: ['snack'] }).status).toBe('generating');
  });

  it.each([
    [{ tagIds: ['tag-3022'], allergies: ['soy', 'peanut', 'treeNuts'], mealTypes: ['lunch'] }, ['allergies', 'tagIds']],
    [
      { tagIds: ['tag-3022'], allergies: ['soy', 'peanut', 'treeNuts'], mealTypes: ['lunch', 'snack'] },
      ['allergies', 'tagIds'],
    ],
    [{ avoidedFoods: ['苹果', '猕猴桃', '橙', '草莓'], mealTypes: ['snack'] }, ['avoidedFoods']],
    [{ avoidedFoods: ['苹果', '猕猴桃', '橙', '草莓'], mealTypes: ['lunch', 'snack'] }, ['avoidedFoods', 'mealTypes']],
    [
      { allergies: ['egg', 'milk', 'soy'], avoidedFoods: ['花生', '腰果', '杏仁'], mealTypes: ['breakfast'] },
      ['allergies', 'avoidedFoods'],
    ],
  ])('the preferences %j fail, and the plan names %j', (input, blockedBy) => {
    plan.submit(input);
    plan.wait(8);
    expect(plan.status()).toMatchObject({ status: 'failed', blockedBy });
  });

  it('new preferences heed the allergies that the person stated elsewhere, and say so', () => {
    plan.submit({ allergies: ['milk'] });
    expect(plan.ask('mealPlan.viewSubmit')).toMatchObject({ allergies: ['milk'], heededAllergies: ['milk'] });
  });

  it('new preferences make a plan within a tenth of the energy target, with scaled portions', () => {
    const { planId } = plan.submit({ dietaryGoal: 'gainMuscle' });
    plan.wait(8);
    expect(plan.status().planId).toBe(planId);
    const natural = plan.day('2026-11-21');
    expect(Math.abs(natural.macros.energy - 1700)).toBeLessThanOrEqual(170);
    plan.ask('user.saveInformation', { dietaryGoal: 'gainMuscle', height: 190, weight: 110, confirmed: true });
    const { energyTarget } = plan.ask('user.information') as { energyTarget: number };
    expect(energyTarget).toBeGreaterThan(2300);
    expect(plan.status().outdatedBy).toEqual(['energyTarget']);
    plan.submit();
    plan.wait(8);
    for (const date of ['2026-11-21', '2026-11-24', '2026-11-27']) {
      expect(Math.abs(plan.day(date).macros.energy - energyTarget)).toBeLessThanOrEqual(energyTarget * 0.1);
    }
  });

  it('new preferences keep to the way of eating of the plan and of the profile, and say so', () => {
    plan.ask('user.saveInformation', { healthTagIds: ['tag-3023'] });
    expect(plan.status().outdatedBy).toContain('diet');
    plan.submit({ tagIds: ['tag-3022', 'tag-3041'], allergies: ['gluten'] });
    expect(plan.ask('mealPlan.viewSubmit')).toMatchObject({ heededTagIds: ['tag-3023', 'tag-3022'] });
    plan.wait(8);
    const dishes = ['21', '22', '23'].flatMap((date) =>
      plan.day(`2026-11-${date}`).meals.flatMap(({ items }) => items),
    );
    expect(dishes.length).toBeGreaterThan(20);
    expect(dishes.flatMap(({ allergens }) => allergens).filter((one) => one !== 'soy' && !/nut/i.test(one))).toEqual(
      [],
    );
    expect(dishes.filter(({ name }) => /肉|鱼|虾|蛋|奶/.test(name))).toEqual([]);
  });

  it.each([
    ['with kidney disease', { healthTagIds: ['tag-3007'] }],
    ['of a person of 17', { birthDate: '2009-01-01' }],
    ['in pregnancy', { healthTagIds: ['tag-3032'] }],
    ['while breastfeeding', { healthTagIds: ['tag-3033'] }],
  ])('new preferences %s are refused: a dietitian makes such a plan', (_, changes) => {
    plan.ask('user.saveInformation', changes);
    const before = plan.ask('mealPlan.viewSubmit');
    expect(plan.submit()).toBe(plan.examples.failure('mealPlan.modify', 'failNeedsDietitian').msg);
    expect(plan.ask('mealPlan.viewSubmit')).toEqual(before);
  });

  it.each([{ birthDate: null }, { gender: -1 }, { height: null }])(
    'new preferences are refused without a target: %j',
    (change) => {
      plan.ask('user.saveInformation', change);
      expect(plan.submit()).toBe(plan.examples.failure('mealPlan.modify', 'failNoTarget').msg);
    },
  );

  it('new preferences are refused for a past day and without a membership', () => {
    expect(plan.submit({}, '2026-11-19')).toBe('开始日期不能早于今天');
    expect(plan.submit({}, undefined, 'nonMember')).toBe('定制饮食计划为会员功能，开通会员后即可使用');
  });
});

it('the meal plan moves with the first day of the world', () => {
  plan.clock.now = moment('2027-03-03T16:00');
  expect(plan.status()).toMatchObject({ from: '2027-02-27', to: '2027-03-05' });
  expect(plan.ask('mealPlan.viewSubmit')).toMatchObject({ submittedAt: '2027-02-26T20:10:00+08:00' });
  expect(plan.day('2027-03-03').meals.map(({ finished }) => finished)).toEqual([true, false, false, false]);
  expect(plan.finish(DINNER).meals.at(-1)).toMatchObject({ finished: true });
});
