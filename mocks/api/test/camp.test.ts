import { expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshWorld } from './world.ts';

function fresh() {
  const { ask, clock, examples } = freshWorld();
  const goods = (campId?: string) => ask('camp.goodsInfo', { campId });
  const notOver = () => ask('camp.notOver');
  return { clock, examples, goods, notOver };
}

it('the home offers the next camp, and lists the others', () => {
  const { goods, examples } = fresh();
  expect(goods()).toEqual(examples.data('camp.goodsInfo', 'enrolling'));
  expect(goods('camp-6301')).toEqual(examples.data('camp.goodsInfo', 'running'));
  expect(goods('camp-6300')).toEqual(examples.data('camp.goodsInfo', 'over'));
  expect(goods('camp-6301')).toMatchObject({ joined: true });
  expect(goods('camp-0')).toBe('暂无可报名的减重营');
});

it('the days of the camp are counted until it is over', () => {
  const { notOver, goods, clock } = fresh();
  expect(notOver()).toMatchObject({ campId: 'camp-6301', status: 'running', day: 12, days: 28 });
  clock.now = moment('2026-11-08T09:00');
  expect(notOver()).toMatchObject({ status: 'upcoming', day: 0 });
  clock.now = moment('2026-12-06T23:00');
  expect(notOver()).toMatchObject({ day: 28 });
  clock.now = moment('2026-12-07T00:00');
  expect(notOver()).toBeNull();
  expect(goods('camp-6302')).toMatchObject({ status: 'running', inStock: false });
  expect(goods()).toBe('暂无可报名的减重营');
});
