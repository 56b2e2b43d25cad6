import { describe, expect, it } from 'vitest';
import { unplannedLossOf } from '../domains/healthData/loss.ts';
import { moment, timestamp } from '../engine/days.ts';
import type { FoodUserInformation } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

function fresh() {
  const { ask, clock, examples } = freshWorld();
  const detail = (healthDataType: string, period?: string, date?: string) =>
    ask('healthData.detail', { healthDataType, period, date });
  const weightSeries = (period?: string, date?: string) => detail('weight', period, date).series[0];
  const save = (input: object) => ask('healthData.saveWeightWithCompareLast', input);
  const remind = (input: object) => ask('healthData.remind', input);
  return { clock, examples, detail, weightSeries, save, remind };
}

describe('a detail', () => {
  const { detail, examples } = fresh();
  const charts = examples.names('healthData.detail').filter((name) => /(Week|Month|Year)$/.test(name));

  it('a detail exists for six kinds of health data and three periods', () => expect(charts).toHaveLength(18));

  it.each(charts)('a detail that is computed from the readings equals the example %s', (name) => {
    const example = examples.data('healthData.detail', name);
    expect(detail(example.healthDataType, example.period)).toEqual(example);
  });

  it('a detail has no point for a day without a reading, and never a zero', () => {
    const days = detail('weight').series[0]?.points.map(({ date }) => date);
    expect(days).toEqual(['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20']);
    const all = ['weight', 'sleep', 'bloodSugar'].flatMap((type) => detail(type, 'month').series);
    expect(all.flatMap(({ points }) => points).filter(({ min }) => min <= 0)).toEqual([]);
  });

  it('half a year has the mean of each of its 26 weeks, which are the days of a month of it', () => {
    const { from, to, series } = detail('weight', 'halfYear');
    expect([from, to]).toEqual(['2026-05-23', '2026-11-20']);
    const weeks = series[0]?.points ?? [];
    expect(weeks.length).toBeLessThanOrEqual(26);
    expect(weeks.at(-1)).toMatchObject({ date: '2026-11-14', count: 6, min: 58.6, max: 59.2, value: 59 });
    const days = new Set(weeks.map(({ date }) => (Date.parse(date) - Date.parse(from)) / 86_400_000 / 7));
    expect([...days].every(Number.isInteger)).toBe(true);
  });

  it('a night has the stages that make up its hours, a week has none', () => {
    const nights = detail('sleep', 'month').series[0]?.points ?? [];
    const sums = nights.map(({ stages: { deep, light, rem } = { deep: 0, light: 0, rem: 0 } }) => deep + light + rem);
    expect(sums.map((sum) => Math.round(sum * 10) / 10)).toEqual(nights.map(({ value }) => value));
    expect(detail('sleep', 'halfYear').series[0]?.points.filter(({ stages }) => stages)).toEqual([]);
  });

  it('a detail covers weeks that only the chart of the year contains, with values that match it', () => {
    const month = detail('weight', 'month', '2026-08-31').series[0]?.points ?? [];
    const year = detail('weight', 'year').series[0]?.points ?? [];
    const august = year.find(({ date }) => date === '2026-08-01');
    const inAugust = month.filter(({ date }) => date >= '2026-08-01');
    expect(inAugust).toHaveLength(august?.count ?? 0);
    expect(Math.min(...inAugust.map(({ value }) => value))).toBe(august?.min);
    expect(Math.max(...inAugust.map(({ value }) => value))).toBe(august?.max);
  });

  it('a detail has the latest reading up to its last day, and none before the first reading', () => {
    expect(detail('weight', 'week', '2026-11-17')).toMatchObject({
      from: '2026-11-11',
      to: '2026-11-17',
      series: [{ latest: { value: 59.2, measuredAt: '2026-11-16T07:20:00+08:00' } }],
    });
    expect(detail('weight', 'year', '2024-02-29')).toMatchObject({
      from: '2023-03-01',
      series: [{ latest: null, points: [] }],
    });
  });
});

describe('a saved weight', () => {
  it('a saved weight is compared with the previous one, and is in the chart at once', () => {
    const { save, weightSeries } = fresh();
    expect(save({ weight: 58.4 })).toMatchObject({
      weight: { value: 58.4, source: 'manual' },
      last: { value: 58.6, measuredAt: '2026-11-20T07:12:00+08:00', source: 'device' },
      change: -0.2,
      changePercent: -0.3,
      bmi: 22.3,
    });
    expect(weightSeries()?.latest).toMatchObject({ value: 58.4, source: 'manual' });
    expect(weightSeries()?.points.at(-1)).toMatchObject({
      date: '2026-11-20',
      value: 58.4,
      min: 58.4,
      max: 58.6,
      count: 2,
    });
    expect(weightSeries('year')?.points.at(-1)).toMatchObject({ value: 59.5, min: 58.4, count: 17 });
    expect(save({ weight: 59.1 })).toMatchObject({ last: { value: 58.4 }, change: 0.7, changePercent: 1.2, bmi: 22.5 });
    expect(save({ weight: 59.1 })).toMatchObject({ change: 0, changePercent: 0 });
  });

  it('a saved weight of an earlier day is compared with the previous one of that day, and does not change the latest', () => {
    const { save, weightSeries } = fresh();
    const kept = save({ weight: 59.0, measuredAt: moment('2026-11-17T12:00').toISOString(), source: 'device' });
    expect(kept).toMatchObject({ weight: { source: 'device' }, last: { value: 59.2 }, change: -0.2 });
    expect(weightSeries()?.latest?.value).toBe(58.6);
    expect(weightSeries()?.points.find(({ date }) => date === '2026-11-17')?.value).toBe(59);
  });

  it('a weight before the first one has no comparison', () => {
    const { save } = fresh();
    expect(save({ weight: 62, measuredAt: '2025-01-05T08:00:00+08:00' })).toMatchObject({
      last: null,
      change: null,
      changePercent: null,
      bmi: 23.6,
    });
  });

  it('a weight more than 5 % from one of the last week is refused until confirmed', () => {
    const { save } = fresh();
    expect(save({ weight: 55.7 })).toMatchObject({ change: -2.9 });
    expect(save({ weight: 52.8 })).toBe('与上次体重相差较大，请确认体重和单位（公斤）');
    expect(save({ weight: 52.8, confirmed: true })).toMatchObject({ change: -2.9 });
  });

  it('a weight in another unit is refused until confirmed', () => {
    const { save, weightSeries } = fresh();
    expect(save({ weight: 117.2 })).toBe('与上次体重相差较大，请确认体重和单位（公斤）');
    expect(weightSeries()?.latest?.value).toBe(58.6);
    expect(save({ weight: 117.2, confirmed: true })).toMatchObject({ change: 58.6, changePercent: 100 });
  });

  it('a weight in the future is refused', () => {
    const { save } = fresh();
    expect(save({ weight: 58, measuredAt: '2026-12-24T08:00:00+08:00' })).toBe('测量时间不能晚于现在');
  });
});

it('the reminders are stored in order', () => {
  const { remind, detail } = fresh();
  expect(detail('sleep').remind).toBeNull();
  const kept = remind({ healthDataType: 'sleep', enabled: true, times: ['23:00', '07:00'], weekdays: [7, 1] });
  expect(kept).toEqual({ healthDataType: 'sleep', enabled: true, times: ['07:00', '23:00'], weekdays: [1, 7] });
  expect(detail('sleep').remind).toEqual(kept);
  expect(detail('weight').remind).toMatchObject({ times: ['07:00'] });
});

it('the charts have as many points on any other day', () => {
  const { clock, detail } = fresh();
  clock.now = moment('2027-05-03T09:00');
  expect(detail('weight').series[0]?.points).toHaveLength(6);
  expect(detail('weight')).toMatchObject({ to: '2027-05-03', series: [{ latest: { value: 58.6 } }] });
});

it('the body mass index of a saved weight is on the side of the edges of the age', () => {
  const { ask } = freshWorld();
  ask('user.saveInformation', { birthDate: '1956-04-01', height: 160 });
  // 26.95 is below the edge of 27, which applies from 65 on.
  const saved = ask('healthData.saveWeightWithCompareLast', { weight: 69, confirmed: true });
  expect(saved.bmi).toBe(26.95);
});

it('a weight that is sent twice is kept once', () => {
  const { save, weightSeries } = fresh();
  const input = { weight: 58.3, measuredAt: timestamp(moment('2026-11-20T15:00')) };
  const first = save(input);
  expect(save(input)).toEqual(first);
  const at = weightSeries('week')?.points.filter(({ value }) => value === 58.3);
  expect(at?.length).toBeLessThanOrEqual(1);
  // Another weight at the same time is another measurement.
  expect(save({ ...input, weight: 58.1 })).toMatchObject({ change: -0.2 });
});

it('a detail gives the person’s goal, and the valid range', () => {
  const { detail } = fresh();
  expect(detail('weight')).toMatchObject({ canEnter: true, series: [{ code: 'weight', goal: 55 }] });
  expect(detail('sleep')).toMatchObject({ canEnter: false, series: [{ code: 'sleep', goal: null }] });
});

describe('a large loss without a goal', () => {
  const lost = (values: [date: string, value: number][], facts: object = {}) => {
    const weights = values.map(([date, value]) => ({
      value,
      measuredAt: `${date}T07:00:00+08:00`,
      source: 'device' as const,
    }));
    const { profile } = aPerson;
    return unplannedLossOf(
      { weights, targetWeight: null, profile: { ...profile, dietaryGoal: null }, ...facts },
      today,
    );
  };
  const today = '2026-11-20';
  const aPerson = { profile: freshWorld().examples.data('user.information') as FoodUserInformation };
  const fall: [string, number][] = [
    ['2026-06-01', 60],
    ['2026-11-20', 56.9],
  ];

  it('a large loss within half a year is reported with the highest weight', () => {
    expect(lost(fall)).toMatchObject({ unplannedLoss: { highest: { value: 60 }, lostPercent: 5.2 } });
  });

  it('a loss is not reported at 5 %, over a longer time, or with one weight', () => {
    expect(lost([fall[0] as [string, number], ['2026-11-20', 57]])).toEqual({});
    expect(lost([['2026-05-21', 60], ...fall.slice(1)])).toEqual({});
    expect(lost(fall.slice(1))).toEqual({});
  });

  it('a loss is explained by a goal to lose weight, by a target weight, or by breastfeeding', () => {
    const { profile } = aPerson;
    const breastfeeding = {
      tagId: 'tag-3033',
      code: 'breastfeeding' as const,
      name: '哺乳期',
      nameEn: 'Breastfeeding',
    };
    expect(lost(fall, { targetWeight: 55 })).toEqual({});
    expect(lost(fall, { profile: { ...profile, dietaryGoal: 'loseWeight' } })).toEqual({});
    expect(lost(fall, { profile: { ...profile, dietaryGoal: null, healthTags: [breastfeeding] } })).toEqual({});
  });
});
