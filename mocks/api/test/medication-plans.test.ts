import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshMedication } from './medication.ts';

let { clock, finish, list, one, save, remove, history } = freshMedication();
beforeEach(() => {
  ({ clock, finish, list, one, save, remove, history } = freshMedication());
});

describe('saving', () => {
  it('saving a reminder creates it in the list, with a new id', () => {
    const created = save({
      repeatType: 'interval',
      intervalDays: 2,
      startDate: '2026-11-21',
      times: ['20:00', '10:00'],
    });
    expect(created).toMatchObject({ reminderId: 'rem-2005', times: ['10:00', '20:00'], intervalDays: 2, doses: [] });
    expect(one('rem-2005', '2026-11-21').doses).toHaveLength(2);
    expect(one('rem-2005', '2026-11-22').doses).toEqual([]);
    expect(one('rem-2005', '2026-11-23').doses).toHaveLength(2);
    expect(save({}).reminderId).toBe('rem-2006');
  });

  it('saving a reminder plans no dose for earlier days', () => {
    const { reminderId } = save({ startDate: '2026-11-01' });
    expect(one(reminderId, '2026-11-19').doses).toEqual([]);
    expect(one(reminderId).doses).toHaveLength(1);
  });

  it('saving a reminder plans no dose of today that was over when it was saved', () => {
    clock.now = moment('2026-11-20T16:20');
    const { reminderId } = save({ startDate: '2026-11-20', times: ['08:00', '20:00'] });
    const timesOn = (date: string) => one(reminderId, date).doses.map(({ time }) => time);
    expect([timesOn('2026-11-20'), timesOn('2026-11-21')]).toEqual([['20:00'], ['08:00', '20:00']]);
    // A dose that was planned before the change stays, and one that would be earlier than the change is not added.
    clock.now = moment('2026-11-21T12:00');
    save({ reminderId, startDate: '2026-11-20', times: ['07:00', '21:00'] });
    expect([timesOn('2026-11-21'), timesOn('2026-11-22')]).toEqual([
      ['08:00', '21:00'],
      ['07:00', '21:00'],
    ]);
  });

  it('saving a reminder changes today and later days, not earlier ones', () => {
    const changed = save({ reminderId: 'rem-2003', times: ['20:30'], stock: 34 });
    expect(changed.doses).toEqual([{ time: '20:30', status: 'pending', handledAt: null }]);
    expect(one('rem-2003')).toEqual(changed);
    expect(one('rem-2003', '2026-11-19').doses[0]?.time).toBe('21:00');
  });

  it('saving a reminder keeps today’s answers with their amounts', () => {
    finish({ reminderId: 'rem-2003', time: '21:00', status: 'taken' });
    save({ reminderId: 'rem-2003', times: ['20:30'], dose: 2, stock: 5 });
    expect(one('rem-2003').doses.map(({ time, status }) => [time, status])).toEqual([
      ['20:30', 'pending'],
      ['21:00', 'taken'],
    ]);
    const today = history({ pageSize: 1 }).list[0]?.doses.filter(({ reminderId }) => reminderId === 'rem-2003');
    expect(today?.map(({ dose }) => dose)).toEqual([2, 1]);
  });

  it('saving a reminder pauses and resumes it', () => {
    expect(save({ reminderId: 'rem-2003', enabled: false }).doses).toEqual([]);
    expect(one('rem-2003', '2026-11-25').doses).toEqual([]);
    expect(one('rem-2003', '2026-11-19').doses).toHaveLength(1);
    expect(save({ reminderId: 'rem-2003', enabled: true }).doses).toHaveLength(1);
  });

  it('saving a reminder drops fields that its kind of repetition does not use', () => {
    expect(save({ weekdays: [1], intervalDays: 3 })).not.toHaveProperty('weekdays');
    expect(save({ repeatType: 'weekdays', weekdays: [5, 1], intervalDays: 3 })).toMatchObject({ weekdays: [1, 5] });
  });

  it('saving a reminder is refused with a reason, and changes nothing', () => {
    expect(save({ endDate: '2026-11-10' })).toBe('结束日期不能早于开始日期');
    expect(save({ repeatType: 'weekdays' })).toBe('请至少选择一个星期几');
    expect(save({ repeatType: 'interval' })).toBe('请填写间隔天数');
    expect(save({ reminderId: 'rem-9' })).toBe('该提醒已被删除');
    expect(list()).toHaveLength(4);
  });

  it('saving a reminder accepts a last day equal to the first day', () => {
    expect(save({ startDate: '2026-11-20', endDate: '2026-11-20' }).doses).toHaveLength(1);
  });

  it('the number of reminders is limited to fifty, until one is deleted', () => {
    for (let count = 4; count < 50; count++) save({});
    expect(save({})).toBe('最多可添加 50 个用药提醒');
    remove('rem-2004');
    expect(save({}).reminderId).toBe('rem-2051');
  });
});

describe('deleting', () => {
  it('deleting removes the reminder from the list, and keeps its earlier and answered doses in the history', () => {
    expect(remove('rem-2001')).toBeNull();
    expect(list().map(({ reminderId }) => reminderId)).toEqual(['rem-2002', 'rem-2003', 'rem-2004']);
    const [today, yesterday] = history({}).list;
    const times = (day: typeof today) => day?.doses.filter((d) => d.reminderId === 'rem-2001').map(({ time }) => time);
    expect(times(today)).toEqual(['08:00']);
    expect(times(yesterday)).toEqual(['08:00', '18:30']);
  });

  it('a second deletion is refused, like every call for a deleted reminder', () => {
    remove('rem-2001');
    expect(remove('rem-2001')).toBe('该提醒已被删除');
    expect(finish({ status: 'taken' })).toBe('该提醒已被删除');
    expect(save({ reminderId: 'rem-2001' })).toBe('该提醒已被删除');
  });
});
