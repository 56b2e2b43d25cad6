import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { rounded } from '../engine/round.ts';
import { nutrients } from '../foods/table.ts';
import type { NutrientAmount } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

let { ask, clock, wait } = freshWorld();
beforeEach(() => {
  ({ ask, clock, wait } = freshWorld());
});

const report = (type: string, date?: string) => ask('analysis.reportDetail', { type, date });
const generate = (type: string, date?: string, token?: string) => ask('analysis.generateReport', { type, date }, token);
const days = (input: object) => ask('analysis.dailyReportList', { pageNum: 1, ...input });

describe('a report', () => {
  it('a report is absent, then generating, then ready', () => {
    expect(report('week')).toMatchObject({ status: 'none', reportId: null, from: '2026-11-16', to: '2026-11-22' });
    expect(generate('week')).toMatchObject({ status: 'generating', reportId: 'report-4203', week: null });
    wait(4);
    expect(report('week').status).toBe('generating');
    wait(1);
    expect(report('week')).toMatchObject({ status: 'ready', reportId: 'report-4203', failReason: null, deep: null });
  });

  it('a report continues after a second request, and is made again after a later one', () => {
    generate('week');
    wait(4);
    expect(generate('week').reportId).toBe('report-4203');
    wait(1);
    expect(generate('week')).toMatchObject({ status: 'generating', reportId: 'report-4204' });
  });

  it('a report does not change with later records', () => {
    generate('week');
    wait(5);
    const made = report('week');
    ask('mealPlan.finish', { mealId: 'meal-4020' });
    expect(report('week')).toEqual(made);
    generate('week');
    wait(5);
    expect(report('week').week?.days[4]?.macros.energy).toBeGreaterThan(made.week?.days[4]?.macros.energy ?? 0);
  });

  it('a report is refused for a future week', () => {
    expect(generate('week', '2026-11-23')).toBe('这一周还没有开始');
  });

  it('a report of a week without a record fails with a reason', () => {
    generate('week', '2026-10-01');
    wait(5);
    expect(report('week', '2026-10-01')).toMatchObject({
      status: 'failed',
      failReason: 'noRecords',
      week: null,
    });
  });
});

describe('the report of a week', () => {
  it('the report of a week marks partial days and leaves them out of averages, best and worst', () => {
    const { week } = report('week', '2026-11-10');
    expect(week?.days.map(({ coverage }) => coverage)).toEqual([
      'complete',
      'complete',
      'complete',
      'partial',
      'complete',
      'complete',
      'complete',
    ]);
    const complete = week?.days.filter(({ coverage }) => coverage === 'complete') ?? [];
    const mean = complete.reduce((sum, { macros }) => sum + macros.energy, 0) / complete.length;
    expect(week?.completeDays).toBe(6);
    expect(week?.average?.energy).toBe(Math.round(mean));
    expect(week?.days[3]).toMatchObject({ date: '2026-11-12', score: null });
    const scores = complete.map(({ score }) => score ?? 0);
    expect(complete.find(({ date }) => date === week?.best)?.score).toBe(Math.max(...scores));
    expect(complete.find(({ date }) => date === week?.worst)?.score).toBe(Math.min(...scores));
    expect(week?.worst).toBe('2026-11-13');
  });

  it('the average of a week has each nutrient to the decimals of the table', () => {
    const { week } = report('week', '2026-11-10');
    const complete = week?.days.filter(({ coverage }) => coverage === 'complete') ?? [];
    const details = complete.map(({ date }) => ask('analysis.dailyReportDetail', { date }));
    const amountOf = (code: string, list: NutrientAmount[] = []) => list.find((one) => one.code === code)?.amount ?? 0;
    for (const [code, , decimals] of nutrients) {
      const sum = details.reduce((total, detail) => total + amountOf(code, detail.nutrients), 0);
      expect(amountOf(code, week?.nutrients), code).toBe(rounded(sum / details.length, decimals));
    }
  });
});

describe('the deep report', () => {
  it('the deep report covers the seven days before, and reports how regular the records are', () => {
    const { from, to, deep } = report('deep');
    expect({ from, to }).toEqual({ from: '2026-11-13', to: '2026-11-19' });
    expect(deep?.completeDays).toBe(6);
    expect(deep?.sections.at(-1)?.code).toBe('regularity');
  });

  it('the deep report fails with fewer than three complete days', () => {
    generate('deep', '2026-11-11');
    wait(5);
    expect(report('deep', '2026-11-11').failReason).toBe('tooFewDays');
    generate('deep', '2026-11-12');
    wait(5);
    expect(report('deep', '2026-11-12').deep?.completeDays).toBe(3);
  });

  it('the deep report is for members; the report of a week is for everyone', () => {
    expect(generate('deep', undefined, 'nonMember')).toBe('深度报告为会员功能，开通会员后即可使用');
    expect(generate('week', undefined, 'nonMember').status).toBe('generating');
  });
});

describe('the days of the diary', () => {
  it('the days of the diary are listed within a span', () => {
    const { total, list } = days({ from: '2026-11-12', to: '2026-11-13' });
    expect(total).toBe(2);
    expect(list.map(({ date, coverage }) => [date, coverage])).toEqual([
      ['2026-11-13', 'complete'],
      ['2026-11-12', 'partial'],
    ]);
    expect(days({ from: '2026-10-01', to: '2026-10-31' })).toMatchObject({ total: 0, list: [] });
    expect(days({ from: '2026-11-02', to: '2026-11-01' })).toBe('开始日期不能晚于结束日期');
  });

  it('a day of the diary is complete when it ends', () => {
    ask('mealPlan.finish', { mealId: 'meal-4020' });
    expect(days({ pageSize: 1 }).list[0]).toMatchObject({ date: '2026-11-20', coverage: 'partial', score: null });
    clock.now = moment('2026-11-21T00:01');
    expect(days({ pageSize: 1 }).list[0]).toMatchObject({ date: '2026-11-20', coverage: 'complete' });
  });
});

describe('nutrients to compensate', () => {
  const advice = (date?: string) => ask('analysis.nutrientGoods', { date });

  it('the nutrients to compensate deviate by the stated amount, and come with goods of the shop', () => {
    for (const { nutrient, direction } of advice()) {
      const { amount, targetMin = 0, targetMax = Number.POSITIVE_INFINITY } = nutrient;
      expect(direction === 'low' ? amount < targetMin : amount > targetMax).toBe(true);
    }
    const fiber = advice().find(({ nutrient }) => nutrient.code === 'fiber');
    expect(fiber?.goods.map(({ goodsId }) => goodsId)).toEqual(['goods-1002', 'goods-1001']);
    const vitamin = advice().find(({ nutrient }) => nutrient.code === 'vitaminB1');
    expect(vitamin?.goods).toMatchObject([{ goodsId: 'goods-1009', kind: 'healthFood' }]);
  });

  it('a usual portion of each food for a nutrient covers a tenth of the advised amount, and the first covers most', () => {
    const low = advice().filter(({ direction }) => direction === 'low');
    expect(low.map(({ nutrient, foods }) => [nutrient.code, foods.map(({ nameEn }) => nameEn)])).toEqual([
      ['fiber', ['Whole-wheat bread', 'Kiwi fruit', 'Edamame']],
      ['vitaminA', ['Carrot', 'Spinach', 'Milk']],
      ['vitaminB1', ['Whole-wheat bread', 'Pork fillet', 'Cooked brown rice']],
    ]);
    for (const { nutrient, foods } of low) {
      const amounts = foods.map(({ nutrientAmount = 0 }) => nutrientAmount);
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      for (const amount of amounts) expect(amount / (nutrient.targetMin ?? 0)).toBeGreaterThanOrEqual(0.1);
    }
  });

  it('the nutrients to compensate come from complete days alone', () => {
    expect(advice('2026-11-08')).toEqual([]);
    expect(advice('2026-11-12')[0]?.days).toBe(3);
  });
});

it('a stale report has the time since which it is stale', () => {
  const { ask, clock, wait } = freshWorld();
  const week = () => ask('analysis.reportDetail', { type: 'week', date: '2026-11-13' });
  expect(week().staleSince).toBeNull();
  ask('analysis.saveSimple', { analysisId: 'analysis-4116', items: [] });
  expect(Date.parse(week().staleSince ?? '')).toBe(clock.now.getTime());
  wait(60);
  ask('analysis.generateReport', { type: 'week', date: '2026-11-13' });
  wait(60);
  expect(week().staleSince).toBeNull();
});
