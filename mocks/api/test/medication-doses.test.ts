import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshMedication } from './medication.ts';

let { clock, examples, finish, list, one, save, history, year } = freshMedication();
beforeEach(() => {
  ({ clock, examples, finish, list, one, save, history, year } = freshMedication());
});

describe('the seed', () => {
  it('the seed contains the examples of their day', () => {
    expect(list()).toEqual(examples.data('medication.list', 'today'));
    expect(list('2026-11-19')).toEqual(examples.data('medication.list', 'yesterday'));
    expect(history({ pageSize: 10 })).toEqual(examples.data('medication.historyList', 'firstPage'));
    expect(history({ pageNum: 2 })).toEqual(examples.data('medication.historyList', 'lastPage'));
    expect(year(2026)).toEqual(examples.data('medication.yearList', 'year2026'));
  });
});

describe('the list', () => {
  it('the list plans the doses of any future day, all pending', () => {
    expect(one('rem-2001', '2027-03-01').doses).toEqual([
      { time: '08:00', status: 'pending', handledAt: null },
      { time: '18:30', status: 'pending', handledAt: null },
    ]);
  });

  it('the list plans a reminder for weekdays on weekdays alone', () => {
    const planned = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(planned.map((date) => one('rem-2002', date).doses.length)).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });

  it('the list plans no dose before the first day or after the last', () => {
    expect(one('rem-2001', '2026-11-08').doses).toEqual([]);
    expect(one('rem-2004', '2026-09-20').doses).toHaveLength(3);
    expect(one('rem-2004', '2026-09-21').doses).toEqual([]);
  });

  it('the list puts reminders with doses first, by their first time', () => {
    expect(list('2026-11-19').map(({ reminderId }) => reminderId)).toEqual([
      'rem-2001',
      'rem-2003',
      'rem-2002',
      'rem-2004',
    ]);
  });
});

describe('answering a dose', () => {
  it.each([
    ['pending', 'taken', 39],
    ['pending', 'skipped', 40],
    ['taken', 'skipped', 40],
    ['taken', 'pending', 40],
    ['skipped', 'taken', 39],
    ['skipped', 'pending', 40],
  ])('a dose goes from %s to %s, and leaves a stock of %d', (from, to, stock) => {
    finish({ status: from });
    const reminder = finish({ status: to });
    expect(reminder.doses[1]?.status).toBe(to);
    expect(reminder.stock).toBe(stock);
    expect(one('rem-2001')).toEqual(reminder);
  });

  it('an answer stores its time, and undoing it removes the time', () => {
    clock.now = moment('2026-11-20T18:36:20');
    expect(finish({ status: 'taken' }).doses[1]?.handledAt).toMatch(/^2026-11-20T18:36:20[+-]\d\d:\d\d$/);
    expect(finish({ status: 'pending' }).doses[1]?.handledAt).toBeNull();
  });

  it('a repeated answer changes nothing', () => {
    const first = finish({ status: 'taken' });
    clock.now = moment('2026-11-20T20:00');
    expect(finish({ status: 'taken' })).toEqual(first);
  });

  it('undoing a taken dose of the seed restores the stock', () => {
    expect(finish({ time: '08:00', status: 'pending' }).stock).toBe(41);
  });

  it('a taken dose lowers the stock to zero at most, and undoing it restores the same amount', () => {
    save({ reminderId: 'rem-2003', stock: 0.5 });
    const dose = { reminderId: 'rem-2003', time: '21:00' };
    expect(finish({ ...dose, status: 'taken' }).stock).toBe(0);
    expect(finish({ ...dose, status: 'pending' }).stock).toBe(0.5);
  });

  it('a taken dose does not change an untracked stock', () => {
    expect(finish({ reminderId: 'rem-2002', time: '12:30', status: 'taken' }).stock).toBeNull();
  });

  it('the stock adds tenths without a remainder', () => {
    save({ reminderId: 'rem-2003', dose: 0.1, stock: 0.3, times: ['20:00', '21:00'] });
    finish({ reminderId: 'rem-2003', time: '20:00', status: 'taken' });
    expect(finish({ reminderId: 'rem-2003', time: '21:00', status: 'taken' }).stock).toBe(0.1);
  });

  it('a dose can be answered for seven days after its day, with its real time', () => {
    const late = { date: '2026-11-19', status: 'taken', handledAt: '2026-11-19T19:10:00+08:00' };
    expect(finish(late)).toMatchObject(examples.data('medication.finish', 'late'));
    expect(history({ from: '2026-11-19', to: '2026-11-19' }).list[0]?.doses[1]?.status).toBe('taken');
    expect(year(2026).at(-2)).toEqual({ date: '2026-11-19', planned: 3, taken: 3, skipped: 0 });
    expect(finish({ ...late, status: 'pending' }).doses[1]).toEqual({
      time: '18:30',
      status: 'missed',
      handledAt: null,
    });
    clock.now = moment('2026-11-26T23:59');
    expect(finish(late).stock).toBe(39);
    clock.now = moment('2026-11-27T00:00');
    expect(finish(late)).toBe('只能修改今天和最近 7 天的用药记录');
  });

  it('a repeated answer can have another time', () => {
    finish({ status: 'taken', handledAt: '2026-11-20T00:30:00Z' });
    const again = finish({ status: 'taken', handledAt: '2026-11-20T00:10:00Z' });
    expect(again.doses[1]?.handledAt).toBe('2026-11-20T00:10:00Z');
    expect(again.stock).toBe(39);
    expect(finish({ status: 'taken' })).toEqual(again);
  });

  it('an answer is refused for a time in the future or before the day of the dose', () => {
    const outside = '用药时间不能早于当天，也不能晚于现在';
    clock.now = new Date('2026-11-20T09:00:00Z');
    expect(finish({ status: 'taken', handledAt: '2026-11-20T17:01:00+08:00' })).toBe(outside);
    expect(finish({ status: 'taken', handledAt: '2026-11-19T23:59:00+08:00' })).toBe(outside);
    expect(finish({ status: 'taken', handledAt: '2026-11-20T00:00:00+08:00' }).stock).toBe(39);
  });

  it('an answer is refused for another day, an unplanned time and an unknown reminder', () => {
    expect(finish({ status: 'taken', date: '2026-11-12' })).toBe('只能修改今天和最近 7 天的用药记录');
    expect(finish({ status: 'taken', date: '2026-11-21' })).toBe('只能修改今天和最近 7 天的用药记录');
    expect(finish({ status: 'taken', time: '18:31' })).toBe('该时间没有安排用药');
    expect(finish({ status: 'taken', reminderId: 'rem-9' })).toBe('该提醒已被删除');
    expect(one('rem-2001').stock).toBe(40);
  });

  it('an answer appears in the history and the year', () => {
    finish({ status: 'taken' });
    expect(history({ pageSize: 1 }).list[0]?.doses.map(({ status }) => status)).toEqual([
      'taken',
      'skipped',
      'taken',
      'pending',
    ]);
    expect(year(2026).at(-1)).toEqual({ date: '2026-11-20', planned: 4, taken: 2, skipped: 1 });
  });
});

describe('the history', () => {
  it('the history contains the requested days, both ends included, and ends today', () => {
    expect(history({ from: '2026-09-19', to: '2026-09-20' }).list.map(({ date }) => date)).toEqual([
      '2026-09-20',
      '2026-09-19',
    ]);
    expect(history({ from: '2026-11-20', to: '2027-01-01' }).list.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(history({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
      total: 0,
      pageNum: 1,
      pageSize: 10,
      hasMore: false,
      list: [],
    });
  });

  it('the history is refused when the first day is after the last', () => {
    expect(history({ from: '2026-11-02', to: '2026-11-01' })).toBe('开始日期不能晚于结束日期');
  });

  it('the history continues as days pass', () => {
    history({});
    clock.now = moment('2027-01-02T09:00');
    expect(history({}).list[0]?.date).toBe('2027-01-02');
    expect(year(2027)).toEqual([
      { date: '2027-01-01', planned: 4, taken: 0, skipped: 0 },
      { date: '2027-01-02', planned: 3, taken: 0, skipped: 0 },
    ]);
    expect(year(2025)).toEqual([]);
  });

  it('the history starts on the day of the first call with as much data as the examples', () => {
    clock.now = moment('2027-03-06T16:00');
    expect(history({}).list[0]?.date).toBe('2027-03-06');
    expect(year(2027).at(-1)).toEqual({ date: '2027-03-06', planned: 4, taken: 1, skipped: 1 });
  });
});
