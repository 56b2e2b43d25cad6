import { beforeEach, describe, expect, it } from 'vitest';
import { moment, timestamp } from '../days.ts';
import { expectSums } from './expect-sums.ts';
import { type Day, DINNER, freshMealPlan, TODAY, wishes } from './meal-plan.ts';

let { ask, clock, examples, pass, day, meal, status, finish, submit } = freshMealPlan();
beforeEach(() => {
  ({ ask, clock, examples, pass, day, meal, status, finish, submit } = freshMealPlan());
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
    expect(ask(id, input)).toEqual(examples.data(id, name));
  });

  it('the seed follows the preferences', () => {
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((date) => day(`2026-11-${date}`));
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
    const dates = (input: object) => ask<{ date: string }[]>('mealPlan.calendar', input).map(({ date }) => date);
    expect(dates({ from: '2026-11-21', to: '2026-11-30' })).toEqual(['2026-11-21', '2026-11-22']);
    expect(dates({ from: '2026-12-01', to: '2026-12-31' })).toEqual([]);
  });

  it('the calendar is refused for an empty or overlong span', () => {
    expect(ask('mealPlan.calendar', { from: '2026-11-22', to: '2026-11-21' })).toBe('日期范围不正确');
    expect(ask('mealPlan.calendar', { from: '2026-11-01', to: '2027-01-02' })).toBe('日期范围不正确');
    expect(ask('mealPlan.calendar', { from: '2026-11-01', to: '2027-01-01' })).toHaveLength(7);
  });
});

describe('finishing a meal', () => {
  it('a day names the dishes that matter for a medicine of the person, while the person takes it', () => {
    const rich = /spinach|broccoli|bok choy/i;
    const week = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    type Cautioned = Day & { cautions?: { medicineName: string; note: string; foodIds: string[] }[] };
    const cautionsOn = (date: string) => ask<Cautioned>('mealPlan.detail', { date }).cautions;
    const dishesOn = (date: string) =>
      ask<{ meals: { items: { foodId: string; nameEn: string }[] }[] }>('mealPlan.detail', { date })
        .meals.flatMap(({ items }) => items)
        .filter(({ nameEn }) => rich.test(nameEn))
        .map(({ foodId }) => foodId);
    expect(week.map(cautionsOn)).toEqual(week.map(() => undefined));
    const schedule = { times: ['18:00'], repeatType: 'daily', startDate: '2026-11-20', endDate: '2026-11-25' };
    const medicine = { medicineName: '华法林钠 2.5 mg', dose: 1, doseUnit: 'tablet', stock: null, remark: '' };
    ask('medication.save', { ...schedule, ...medicine, enabled: true });
    const expected = week.map((date) => {
      const foodIds = [...new Set(dishesOn(date))];
      const taken = date <= '2026-11-25' && foodIds.length > 0;
      return taken ? [{ medicineName: '华法林钠 2.5 mg', note: 'steadyVitaminK', foodIds }] : undefined;
    });
    expect(expected.filter(Boolean).length).toBeGreaterThan(1);
    expect(week.map(cautionsOn)).toEqual(expected);
  });

  it('finishing a meal marks it, adds it to the eaten meals, and counts in the calendar', () => {
    const { eaten } = day();
    const { energy } = meal(DINNER).macros;
    expect(finish(DINNER).eaten.energy).toBeCloseTo(eaten.energy + energy, 5);
    expect(meal(DINNER).finishedAt).toMatch(/^2026-11-20T16:00:00/);
    expect(ask<{ finishedCount: number }[]>('mealPlan.calendar')[4]?.finishedCount).toBe(2);
  });

  it('finishing a meal keeps the time at which it was eaten, which is not in the future or before its day', () => {
    const eatenAt = (finishedAt: string) => ask<Day>('mealPlan.finish', { mealId: DINNER, finishedAt });
    expect(eatenAt(timestamp(moment('2026-11-20T16:01')))).toBe('用餐时间不能早于当天，也不能晚于现在');
    expect(eatenAt('2026-11-19T19:00:00+08:00')).toBe('用餐时间不能早于当天，也不能晚于现在');
    const noon = timestamp(moment('2026-11-20T12:10'));
    eatenAt(noon);
    expect(meal(DINNER).finishedAt).toBe(noon);
  });

  it('finishing a meal twice changes nothing, and can be undone', () => {
    const first = finish(DINNER);
    pass(60);
    expect(finish(DINNER)).toEqual(first);
    expect(finish(DINNER, false).meals.at(-1)).toMatchObject({ finished: false, finishedAt: null });
  });

  it('finishing a meal is refused for a future day and an unknown meal', () => {
    expect(finish('meal-4021')).toBe('还没到用餐日期，不能标记完成');
    expect(finish('meal-1')).toBe('该餐食不存在或已被删除');
  });
});

describe('new preferences', () => {
  it('new preferences create a plan that replaces the previous one when it is ready', () => {
    expect(submit()).toMatchObject({
      status: 'generating',
      planId: 'meal-plan-4302',
      from: '2026-11-21',
      to: '2026-11-27',
    });
    expect(ask('mealPlan.viewSubmit')).toMatchObject({
      ...wishes,
      submittedAt: expect.stringMatching(/^2026-11-20T16/),
    });
    expect(submit()).toBe('饮食计划正在生成，请稍候');
    pass(7);
    expect(day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(day('2026-11-25')).toMatchObject({ status: 'generating', meals: [] });
    pass(1);
    expect(status()).toMatchObject({ status: 'ready', planId: 'meal-plan-4302' });
    expect(day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4302' });
    expect(day('2026-11-21').meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(day(TODAY)).toMatchObject({ status: 'replaced', planId: 'meal-plan-4301' });
    expect(day(TODAY).meals).toHaveLength(4);
  });

  it('new preferences from today on keep the eaten meals of the day', () => {
    submit({}, TODAY);
    pass(8);
    const [breakfast, ...others] = day().meals;
    expect(breakfast).toMatchObject({ mealId: 'meal-4017', finished: true });
    expect(others.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner']);
    expect(new Set(day().meals.map(({ mealId }) => mealId)).size).toBe(3);
  });

  it('new preferences put meals with wanted foods first', () => {
    submit({ wantedFoods: ['三文鱼', 'walnut'] });
    pass(8);
    const [first] = day('2026-11-21').meals.filter(({ mealType }) => mealType === 'dinner');
    expect(first?.items.map(({ name }) => name)).toContain('香煎三文鱼');
    expect(ask('mealPlan.viewSubmit')).toMatchObject({ wantedFoods: ['三文鱼', 'walnut'] });
  });

  it('new preferences apply allergies, foods to avoid and time to cook', () => {
    submit({ allergies: ['fish'], avoidedFoods: ['豆腐', 'spinach'], maxCookingMinutes: 15 });
    pass(8);
    const dishes = ['21', '22', '23', '24'].flatMap((date) =>
      day(`2026-11-${date}`).meals.flatMap(({ items }) => items),
    );
    expect(dishes.length).toBeGreaterThan(20);
    expect(dishes.filter(({ allergens }) => allergens.includes('fish'))).toEqual([]);
    expect(dishes.filter(({ name }) => /豆腐|菠菜/.test(name))).toEqual([]);
    expect(Math.max(...dishes.map(({ minutes }) => minutes))).toBe(15);
  });

  it('new preferences that leave too few dishes fail, and the previous plan stays active', () => {
    submit({ mealTypes: ['lunch'], tagIds: ['tag-3022'], allergies: ['soy', 'peanut', 'treeNuts'] });
    pass(8);
    expect(status()).toMatchObject({ status: 'failed', failReason: 'tooFewDishes' });
    expect(day('2026-11-21')).toMatchObject({ status: 'ready', planId: 'meal-plan-4301' });
    expect(submit({ mealTypes: ['snack'] }).status).toBe('generating');
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
    submit(input);
    pass(8);
    expect(status()).toMatchObject({ status: 'failed', blockedBy });
  });

  it('new preferences heed the allergies that the person stated elsewhere, and say so', () => {
    submit({ allergies: ['milk'] });
    expect(ask('mealPlan.viewSubmit')).toMatchObject({ allergies: ['milk'], heededAllergies: ['milk'] });
  });

  it('new preferences make a plan within a tenth of the energy target, with scaled portions', () => {
    const { planId } = submit({ dietaryGoal: 'gainMuscle' });
    pass(8);
    expect(status().planId).toBe(planId);
    const natural = day('2026-11-21');
    expect(Math.abs(natural.macros.energy - 1700)).toBeLessThanOrEqual(170);
    ask('user.saveInformation', { dietaryGoal: 'gainMuscle', height: 190, weight: 110, confirmed: true });
    const { energyTarget } = ask<{ energyTarget: number }>('user.information');
    expect(energyTarget).toBeGreaterThan(2300);
    expect(status().outdatedBy).toEqual(['energyTarget']);
    submit();
    pass(8);
    for (const date of ['2026-11-21', '2026-11-24', '2026-11-27']) {
      expect(Math.abs(day(date).macros.energy - energyTarget)).toBeLessThanOrEqual(energyTarget * 0.1);
    }
  });

  it('new preferences keep to the way of eating of the plan and of the profile, and say so', () => {
    ask('user.saveInformation', { healthTagIds: ['tag-3023'] });
    expect(status().outdatedBy).toContain('diet');
    submit({ tagIds: ['tag-3022', 'tag-3041'], allergies: ['gluten'] });
    expect(ask('mealPlan.viewSubmit')).toMatchObject({ heededTagIds: ['tag-3023', 'tag-3022'] });
    pass(8);
    const dishes = ['21', '22', '23'].flatMap((date) => day(`2026-11-${date}`).meals.flatMap(({ items }) => items));
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
    ask('user.saveInformation', changes);
    const before = ask('mealPlan.viewSubmit');
    expect(submit()).toBe(examples.failure('mealPlan.modify', 'failNeedsDietitian').msg);
    expect(ask<{ tagIds: string[] }>('mealPlan.viewSubmit').tagIds).toEqual((before as { tagIds: string[] }).tagIds);
  });

  it.each([{ birthDate: null }, { gender: -1 }, { height: null }])(
    'new preferences are refused without a target: %j',
    (change) => {
      ask('user.saveInformation', change);
      expect(submit()).toBe(examples.failure('mealPlan.modify', 'failNoTarget').msg);
    },
  );

  it('new preferences are refused for a past day and without a membership', () => {
    expect(submit({}, '2026-11-19')).toBe('开始日期不能早于今天');
    expect(submit({}, undefined, 'nonMember')).toBe('定制饮食计划为会员功能，开通会员后即可使用');
  });
});

it('the meal plan moves with the first day of the world', () => {
  clock.now = moment('2027-03-03T16:00');
  expect(status()).toMatchObject({ from: '2027-02-27', to: '2027-03-05' });
  expect(ask('mealPlan.viewSubmit')).toMatchObject({ submittedAt: '2027-02-26T20:10:00+08:00' });
  expect(day('2027-03-03').meals.map(({ finished }) => finished)).toEqual([true, false, false, false]);
  expect(finish(DINNER).meals.at(-1)).toMatchObject({ finished: true });
});

it('a mark that was held up does not overrule a newer one', () => {
  const mark = (finished: boolean, intendedAt: string) => {
    const { meals } = ask<Day>('mealPlan.finish', { mealId: DINNER, finished, intendedAt });
    return meals.find(({ mealId }) => mealId === DINNER)?.finished;
  };
  expect(mark(true, '2026-11-20T15:00:00+08:00')).toBe(true);
  expect(mark(false, '2026-11-20T15:00:05+08:00')).toBe(false);
  expect(mark(true, '2026-11-20T15:00:00+08:00')).toBe(false);
});
