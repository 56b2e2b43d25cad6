import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { withLiveDates } from '../engine/live-dates.ts';
import { type Ask, FRIDAY, freshWorld } from './world.ts';

/** 周航, the promoter of the examples. */
const PROMOTER = '13900005678';

let world = freshWorld();
let { clock, examples } = world;
let token: string | undefined;
let requests = 0;
beforeEach(() => {
  world = freshWorld();
  ({ clock, examples } = world);
  token = undefined;
  requests = 0;
});

const ask: Ask = <T>(operation: string, input: object = {}, as?: string): T => {
  token ??= world.signIn(PROMOTER);
  return world.ask<T>(operation, input, as ?? token);
};

const summary = () => ask('income.summary');
const drawable = () => ask('income.drawableAmount');
const draws = (pageNum = 1) => ask('income.drawList', { pageNum });
const draw = (drawId: string) => draws(1).list.find((one) => one.drawId === drawId);
const submit = (amount: number, idempotencyKey = `request-${++requests}`) =>
  ask('income.drawSubmit', { amount, idempotencyKey });
const transfer = (drawId: string) => ask('income.submitTransferRequest', { drawId });
const confirmed = (drawId: string) => ask('income.userConfirmed', { drawId });

describe('the ledger', () => {
  it('the ledger equals the examples on any first day', () => {
    clock.now = moment('2027-05-01T20:00');
    expect(summary()).toEqual(examples.data('income.summary'));
    expect(drawable()).toEqual(examples.data('income.drawableAmount'));
    expect(draws(2)).toEqual(withLiveDates(examples, clock.now).data('income.drawList', 'lastPage'));
    expect(draws().list.map(({ status }) => status)).toEqual(
      examples.data('income.drawList').list.map(({ status }) => status),
    );
  });
});

describe('unsettled income', () => {
  it('unsettled income settles on its day', () => {
    const before = summary();
    const waiting = () => ask('income.waitSettleList', { pageNum: 1 });
    expect(waiting().total).toBe(13);
    clock.now = moment('2026-11-20T23:59');
    expect(summary()).toEqual(before);
    // The yearly membership of 14 November, 39.80 yuan.
    clock.now = moment('2026-11-21T00:00');
    expect(waiting().total).toBe(12);
    expect(summary()).toMatchObject({
      totalAmount: before.totalAmount,
      available: (before.available ?? 0) + 3980,
      unsettled: (before.unsettled ?? 0) - 3980,
    });
  });

  it('unsettled income waits for its day while the order is under way', () => {
    clock.now = FRIDAY;
    summary();
    clock.now = moment('2027-02-01T00:00');
    const { list } = ask('income.waitSettleList', { pageNum: 1 });
    expect(list.map(({ settlesOn }) => settlesOn)).toEqual(list.map(() => null));
    expect(list.length).toBeGreaterThan(0);
  });
});

describe('a draw', () => {
  it('a draw fails without a confirmation of the transfer, and its amount is available again', () => {
    transfer('draw-8013');
    clock.now = new Date('2026-11-23T00:00:00+08:00');
    expect(draw('draw-8013')).toMatchObject({ status: 'failed', failReason: 'notConfirmed' });
    expect(drawable().pending).toBe(7000);
    expect(confirmed('draw-8013')).toBe('该提现已结束');
  });

  it('a draw stays within the limits and the available amount', () => {
    expect(submit(999)).toBe('单次提现金额不能低于 10 元');
    expect(submit(50001)).toBe('单次提现金额不能超过 500 元');
    expect(submit(25261)).toBe('可提现金额不足');
    expect(submit(25260)).toMatchObject({ status: 'submitted' });
    expect(drawable().amount).toBe(0);
    expect(submit(1000)).toBe('可提现金额不足');
    expect(draws().total).toBe(15);
  });

  it.each([
    ['draw-8014', '提现申请审核中，请稍后再试', '该提现尚未发起转账'],
    ['draw-8012', '该提现已确认，正在转账', undefined],
    ['draw-8010', '该提现已结束', undefined],
    ['draw-8007', '该提现已结束', '该提现已结束'],
    ['draw-8004', '该提现已结束', '该提现已结束'],
    ['draw-9', '提现记录不存在', '提现记录不存在'],
  ])('%s refuses a transfer or a confirmation in the wrong status', (drawId, noTransfer, noConfirmation) => {
    expect(transfer(drawId)).toBe(noTransfer);
    const reply = confirmed(drawId);
    if (noConfirmation === undefined) expect(reply).toMatchObject({ drawId });
    else expect(reply).toBe(noConfirmation);
  });

  it('a draw of the examples stays in review', () => {
    draws();
    clock.now = new Date('2026-11-21T09:00:00+08:00');
    expect(draw('draw-8014')?.status).toBe('submitted');
    expect(draw('draw-8011')?.status).toBe('awaitingConfirmation');
  });
});

describe('a person named by the token', () => {
  const calls = [
    'summary',
    'drawableAmount',
    'waitSettleList',
    'drawList',
    'drawSubmit',
    'submitTransferRequest',
    'userConfirmed',
  ];

  it.each(calls)('a person named by the token gets %s as a promoter only', (call) => {
    const input = { pageNum: 1, drawId: 'draw-8011', amount: 2000, idempotencyKey: 'request-x' };
    expect(ask(`income.${call}`, input, 'anyone')).toBe('您还不是推广员，无法查看收益');
    expect(ask(`income.${call}`, input, 'a-test-promoter')).toBeTypeOf('object');
  });
});

it('a draw is paid to an account in the person’s own name', () => {
  const accounts = (as?: string) =>
    new Set(ask('income.drawList', { pageNum: 1 }, as).list.map(({ account }) => account));
  expect(accounts()).toEqual(new Set(['zhou***88（*航）']));
  expect(accounts('a-promoter')).toEqual(new Set(['wx***34（*晓）']));
  const draw = ask('income.drawSubmit', { amount: 1000, idempotencyKey: 'own-name' }, 'a-promoter');
  expect(draw).toMatchObject({ account: 'wx***34（*晓）' });
});

it('the newest draw is listed first at any time of the day', () => {
  for (const hour of [0, 9, 11, 12, 23]) {
    const world = freshWorld();
    world.clock.now = moment(`2026-11-22T${String(hour).padStart(2, '0')}:30`);
    const { list } = world.ask('income.drawList', { pageNum: 1 }, 'a-promoter');
    const times = list.map(({ submittedAt }) => Date.parse(submittedAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  }
});
