import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { expectSums } from './expect-sums.ts';
import { freshWorld } from './world.ts';

let { ask, clock, wait, examples } = freshWorld();
beforeEach(() => {
  ({ ask, clock, wait, examples } = freshWorld());
});

const snack = {
  date: '2026-11-20',
  mealType: 'snack',
  foods: [
    { foodId: 'gi-144', name: '苹果', amount: 150 },
    { name: '酸奶', amount: 100 },
  ],
};
const portions = [
  { foodId: 'gi-144', amount: 150 },
  { foodId: 'pu-125', amount: 80 },
];
const submit = (input: object = {}) => ask('analysis.submitFoodItem', { ...snack, ...input });
const simple = (analysisId: string) => ask('analysis.simple', { analysisId });
const save = (analysisId: string, input: object = {}) =>
  ask('analysis.saveSimple', { analysisId, items: portions, ...input });
const deep = (analysisId: string) => ask('analysis.deep', { analysisId });
const submitDeep = (analysisId: string, token?: string) => ask('analysis.submitDeep', { analysisId }, token);
const day = (date?: string) => ask('analysis.dailyReportDetail', { date });
const record = (input: object = {}) => ask('analysis.record', { pageNum: 1, ...input });

/** A snack that is ready to save. */
function readySnack(): string {
  const { analysisId } = submit();
  wait(3);
  return analysisId;
}

describe('the flag of much sodium', () => {
  it.each([
    ['high blood pressure', 'tag-3003', 'caution'],
    ['kidney disease', 'tag-3007', 'caution'],
    ['dialysis', 'tag-3052', 'caution'],
    ['heart failure', 'tag-3053', 'caution'],
    ['type 1 diabetes', 'tag-3009', 'notice'],
  ])('with %s, the code of the tag decides its level', (_, tagId, level) => {
    ask('user.saveInformation', { healthTagIds: [tagId] });
    const { items } = ask('analysis.ingredientRecord', { analysisId: 'analysis-4116' });
    const flags = items.flatMap(({ ingredients }) => ingredients.flatMap((part) => part.flags));
    const levels = flags.filter(({ code }) => code === 'highSodium').map((flag) => flag.level);
    expect([...new Set(levels)]).toEqual([level]);
  });
});

describe('the seed', () => {
  it.each([
    ['analysis.record', 'firstPage', { pageNum: 1 }],
    ['analysis.record', 'lastPage', { pageNum: 3 }],
    ['analysis.simple', 'ready', { analysisId: 'analysis-4126' }],
    ['analysis.deep', 'ready', { analysisId: 'analysis-4126' }],
    ['analysis.deep', 'readyPoor', { analysisId: 'analysis-4116' }],
    ['analysis.ingredientRecord', 'lunch', { analysisId: 'analysis-4126' }],
    ['analysis.ingredientRecord', 'pizza', { analysisId: 'analysis-4116' }],
    ['analysis.ingredientRecord', 'noFlags', { analysisId: 'analysis-4106' }],
    ['analysis.nutrientGoods', 'lastSevenDays', {}],
    ['analysis.dailyReportDetail', 'yesterday', { date: '2026-11-19' }],
    ['analysis.dailyReportDetail', 'today', {}],
    ['analysis.dailyReportDetail', 'mealsMissing', { date: '2026-11-17' }],
    ['analysis.dailyReportDetail', 'emptyDay', { date: '2026-11-08' }],
    ['analysis.dailyReportList', 'firstPage', { pageNum: 1 }],
    ['analysis.dailyReportList', 'lastPage', { pageNum: 2 }],
    ['analysis.reportDetail', 'week', { type: 'week', date: '2026-11-11' }],
    ['analysis.reportDetail', 'deep', { type: 'deep' }],
    ['analysis.reportDetail', 'none', { type: 'week' }],
  ])('the reply to %s equals the example %s', (id, name, input) => {
    expect(ask(id, input)).toEqual(examples.data(id, name));
  });
});

describe('a meal whose energy the person has seen', () => {
  const foods = [{ foodId: 'gi-144', name: '苹果', amount: 150 }];

  it('a meal with a shown energy enters the diary at once', () => {
    const before = day().macros.energy;
    const { analysisId, status, saved, macros } = submit({ foods, saved: true });
    expect([status, saved]).toEqual(['ready', true]);
    expect(day().macros.energy).toBeCloseTo(before + (macros?.energy ?? 0), 6);
    expect(record().list[0]).toMatchObject({ analysisId, status: 'ready', saved: true });
  });

  it('a meal whose slot is taken is saved only with a decision', () => {
    const { total } = record();
    const taken = { foods, saved: true, mealType: 'lunch' };
    expect(submit(taken)).toBe('这一餐已有记录，请选择替换或都记上');
    expect(record().total).toBe(total);
    expect(submit({ ...taken, ifTaken: 'add' }).saved).toBe(true);
    expect(submit({ ...taken, ifTaken: 'replace' }).saved).toBe(true);
    expect(day().meals.filter(({ analysisId }) => analysisId !== null)).toHaveLength(1);
  });

  it('a meal with a typed food waits for its analysis', () => {
    expect(submit({ saved: true })).toMatchObject({ status: 'submitted', saved: false });
  });

  it('an analysis passes its foods on to the meal of AI food that it takes over', () => {
    submit({ foods, saved: true, aiFoodAnalysisId: 'aifood-4172', mealType: 'breakfast', ifTaken: 'replace' });
    const { items } = ask('aiFood.analysisResult', { analysisId: 'aifood-4172' });
    expect(items.map(({ foodId, amount }) => [foodId, amount])).toEqual([['gi-144', 150]]);
  });
});

describe('the analysis of a meal', () => {
  it('an analysis is submitted, analysed, then ready, and is always in the list', () => {
    const { analysisId, status, items, macros } = submit();
    expect({ analysisId, status, items, macros }).toEqual({
      analysisId: 'analysis-4127',
      status: 'submitted',
      items: [],
      macros: null,
    });
    wait(1);
    expect(simple(analysisId).status).toBe('analysing');
    expect(record().list[0]).toMatchObject({ analysisId, status: 'analysing', saved: false });
    wait(2);
    const ready = simple(analysisId);
    expect(ready.status).toBe('ready');
    // 150 g × 53 kcal and 100 g × 72 kcal
    expect(ready.macros?.energy).toBe(152);
    expect(ready.items.map(({ foodId }) => foodId)).toEqual(['gi-144', 'pu-125']);
    expectSums(ready);
  });

  it('the analysis of a meal fails with a reason for an unknown food', () => {
    const { analysisId } = submit({ foods: [{ name: '外婆的秘制糕点', amount: 80 }] });
    expect(simple(analysisId).failReason).toBeNull();
    wait(3);
    expect(simple(analysisId)).toMatchObject({
      status: 'failed',
      macros: null,
      failReason: 'unknownFood',
      unknownNames: ['外婆的秘制糕点'],
    });
    expect(save(analysisId)).toBe('分析尚未完成，暂时无法保存');
    expect(submitDeep(analysisId)).toBe('分析尚未完成，请稍候');
  });

  it('the analysis of a meal is refused for a future day, and beyond fifty a day', () => {
    expect(submit({ date: '2026-11-21' })).toBe('不能记录未来的饮食');
    const today = record({ date: '2026-11-20' }).total;
    for (let count = today; count < 50; count++) submit();
    expect(submit()).toBe('今天的分析次数已用完，明天再来吧');
  });

  it('the analysis of a meal refuses an unknown id', () => {
    expect(simple('analysis-1')).toBe('没有找到这次分析');
    expect(save('analysis-1')).toBe('没有找到这次分析');
    expect(deep('analysis-1')).toBe('没有找到这次分析');
    expect(submitDeep('analysis-1')).toBe('没有找到这次分析');
    expect(ask('analysis.ingredientRecord', { analysisId: 'analysis-1' })).toBe('没有找到这次分析');
  });

  it('the analysis of a meal has ingredients and can be saved only when it is ready', () => {
    const { analysisId } = submit();
    expect(save(analysisId)).toBe('分析尚未完成，暂时无法保存');
    expect(ask('analysis.ingredientRecord', { analysisId })).toBe('分析尚未完成，请稍候');
    wait(3);
    expect(ask('analysis.ingredientRecord', { analysisId })).toMatchObject({ flaggedCount: 1 });
  });
});

describe('saving', () => {
  it('saving puts the meal with its corrected portions into the report of its day', () => {
    const before = day().macros.energy;
    const analysisId = readySnack();
    expect(day().macros.energy).toBe(before);
    const saved = save(analysisId);
    // 150 g × 53 kcal and 80 g × 72 kcal
    expect(saved).toMatchObject({ saved: true, macros: { energy: 138 } });
    expect(simple(analysisId)).toEqual(saved);
    const today = day();
    expect(today.macros.energy).toBeCloseTo(before + 138, 5);
    expect(today.meals.at(-1)?.analysisId).toBe(analysisId);
    expectSums(today);
    expect(simple('analysis-4126').otherMeals.energy).toBeCloseTo(before + 138 - 542, 5);
  });

  it('saving twice replaces the saved meal', () => {
    const analysisId = readySnack();
    save(analysisId);
    const { meals } = day();
    save(analysisId, { items: [{ foodId: 'gi-144', amount: 300 }], mealType: 'snack' });
    expect(day().meals).toHaveLength(meals.length);
    expect(simple(analysisId).macros?.energy).toBe(159);
  });

  it('saving on another day moves the meal there', () => {
    const dinnerless = day('2026-11-17');
    expect(dinnerless).toMatchObject({ coverage: 'partial', score: null, sections: [] });
    save(readySnack(), { date: '2026-11-17', mealType: 'dinner' });
    const completed = day('2026-11-17');
    expect(completed.coverage).toBe('complete');
    expect(completed.score).toBeGreaterThan(0);
    expect(completed.sections).toHaveLength(7);
  });

  it('saving is refused for a future day and an unknown food', () => {
    const analysisId = readySnack();
    expect(save(analysisId, { date: '2026-11-21' })).toBe('不能记录未来的饮食');
    expect(save(analysisId, { items: [{ foodId: 'gi-9999', amount: 10 }] })).toBe('部分食物无法识别，请重新选择');
    expect(simple(analysisId).saved).toBe(false);
  });

  it('saving other portions withdraws the deep analysis', () => {
    expect(simple('analysis-4126').deepStatus).toBe('ready');
    const { items } = simple('analysis-4126');
    save('analysis-4126', { items: items.map(({ foodId, amount }) => ({ foodId, amount })) });
    expect(simple('analysis-4126').deepStatus).toBe('ready');
    save('analysis-4126');
    expect(simple('analysis-4126').deepStatus).toBeNull();
    expect(deep('analysis-4126')).toBe('请先提交深度分析');
  });
});

describe('the deep analysis', () => {
  it('the deep analysis is submitted, then analysed, then ready with a score that is the mean of its sections, capped with far too much sodium', () => {
    expect(deep('analysis-4125')).toBe('请先提交深度分析');
    expect(submitDeep('analysis-4125')).toMatchObject({ status: 'submitted', score: null, sections: [] });
    wait(3);
    expect(deep('analysis-4125').status).toBe('analysing');
    expect(simple('analysis-4125').deepStatus).toBe('analysing');
    wait(3);
    const { status, score, sections, nutrients } = deep('analysis-4125');
    expect(status).toBe('ready');
    const points = sections.map(({ level }) => ({ good: 100, fair: 70, poor: 40 })[level] ?? 0);
    const mean = Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
    const isTooSalty = sections.some(({ code, level }) => code === 'sodium' && level === 'poor');
    expect(score).toBe(isTooSalty ? Math.min(mean, 55) : mean);
    expect(sections.every(({ level, advice }) => (level === 'good') === (advice === null))).toBe(true);
    expect(nutrients).toHaveLength(18);
  });

  it('the deep analysis continues after a second request', () => {
    submitDeep('analysis-4125');
    wait(4);
    expect(submitDeep('analysis-4125').status).toBe('analysing');
    wait(2);
    expect(submitDeep('analysis-4125').status).toBe('ready');
  });

  it('the deep analysis fails for a meal with almost no energy, and may be requested again', () => {
    const { analysisId } = submit({ foods: [{ name: '黄瓜', amount: 50 }] });
    wait(3);
    submitDeep(analysisId);
    wait(6);
    expect(deep(analysisId)).toMatchObject({ status: 'failed', failReason: 'tooLittle' });
    expect(submitDeep(analysisId).status).toBe('submitted');
  });

  it('the deep analysis is for members', () => {
    expect(submitDeep('analysis-4125', 'nonMember')).toBe('深度分析为会员功能，开通会员后即可使用');
  });
});

describe('the record', () => {
  it('the list of analyses can be limited to a day', () => {
    expect(record({ date: '2026-11-13' }).list.map(({ date }) => date)).toEqual(Array(3).fill('2026-11-13'));
  });
});

describe('an eaten meal of the plan', () => {
  it('an eaten meal of the plan is in the report of its day, until the mark is withdrawn', () => {
    expect(day('2026-11-17').meals.map(({ mealId }) => mealId)).toEqual(['meal-4005', 'meal-4006']);
    const before = day();
    ask('mealPlan.finish', { mealId: 'meal-4020' });
    const after = day();
    expect(after.meals.map(({ kind }) => kind)).toEqual(['planned', 'analysed', 'planned']);
    expectSums(after);
    ask('mealPlan.finish', { mealId: 'meal-4020', finished: false });
    expect(day()).toEqual(before);
  });
});

it('the diary moves with the first day of the world', () => {
  clock.now = moment('2027-03-03T16:00');
  expect(day()).toMatchObject({ date: '2027-03-03', coverage: 'partial', macros: { energy: 920 } });
  expect(record().list[0]).toMatchObject({ date: '2027-03-03', submittedAt: '2027-03-03T12:21:36+08:00' });
  expect(ask('analysis.reportDetail', { type: 'deep' })).toMatchObject({ status: 'ready', to: '2027-03-02' });
  // A Wednesday: the previous week is Monday 22 to Sunday 28 February.
  expect(ask('analysis.reportDetail', { type: 'week', date: '2027-02-24' })).toMatchObject({
    status: 'ready',
    from: '2027-02-22',
    week: { completeDays: 5 },
  });
});
