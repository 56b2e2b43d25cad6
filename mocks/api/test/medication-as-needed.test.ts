import { beforeEach, describe, expect, it } from 'vitest';
import { freshMedication } from './medication.ts';

let mock = freshMedication();
beforeEach(() => {
  mock = freshMedication();
});

const today = '2026-11-20';
const asNeeded = {
  ...{
    medicineName: '对乙酰氨基酚 0.5 g',
    repeatType: 'asNeeded',
    times: [],
    startDate: today,
    endDate: null,
    stock: 12,
  },
  ...{ minHoursBetween: 6, maxDosesPerDay: 2 },
};
const add = (changes: object = {}) => mock.save({ ...asNeeded, ...changes });
const take = (time: string, further: object = {}) =>
  mock.finish({ reminderId: 'rem-2005', date: today, time, status: 'taken', confirmed: undefined, ...further });

describe('a medicine that is taken as needed', () => {
  it('a medicine that is taken as needed plans no dose, and has its limits', () => {
    expect(add({ times: ['08:00'] })).toMatchObject({ times: [], doses: [], recentDoses: [], minHoursBetween: 6 });
    expect(add({ minHoursBetween: undefined })).toBe('请填写两次用药的最短间隔和 24 小时内最多次数');
    expect(mock.save({ times: [] })).toBe('请至少设置一个用药时间');
  });

  it('a dose as needed is taken now, lowers the stock, and can be taken back', () => {
    add();
    expect(take('16:00')).toMatchObject({ stock: 11, doses: [], recentDoses: [{ time: '16:00', status: 'taken' }] });
    expect(take('16:00')).toMatchObject({ stock: 11 });
    expect(take('16:00', { status: 'pending' })).toMatchObject({ stock: 12, recentDoses: [] });
    expect(take('16:00', { status: 'skipped' })).toBe('该时间没有安排用药');
  });

  it('a dose as needed is doubted if it is too soon or one too many, until the person confirms it', () => {
    const doubted = '这次用药时间不合适，请确认';
    add();
    take('04:00', { handledAt: `${today}T04:00:00+08:00` });
    expect(take('09:59', { handledAt: `${today}T09:59:00+08:00` })).toBe(doubted);
    expect(take('10:00', { handledAt: `${today}T10:00:00+08:00` })).toMatchObject({ stock: 10 });
    expect(take('16:00')).toBe(doubted);
    expect(take('16:00', { confirmed: true })).toMatchObject({ stock: 9 });
  });

  const planned = { repeatType: 'daily', times: ['16:10'], minHoursBetween: undefined, maxDosesPerDay: undefined };
  it.each<[string, string, object, object]>([
    ['as needed', 'as needed', {}, {}],
    ['planned', 'as needed', planned, {}],
    ['as needed', 'planned', {}, planned],
  ])(
    'a dose soon after another one of the same substance is doubted: %s, then %s',
    (_first, _second, first, second) => {
      const [one, other] = [add(first), add({ medicineName: '泰诺林', ...second })];
      const at = (time: string) => ({ time, status: 'taken', handledAt: `${today}T${time}:00+08:00` });
      const finish = ({ reminderId }: { reminderId: string }, time: string) =>
        mock.finish({ reminderId, date: today, ...at(time), confirmed: undefined });
      mock.clock.now = new Date(`${today}T16:20:00+08:00`);
      expect(finish(one, '16:10')).toMatchObject({ reminderId: one.reminderId });
      expect(finish(other, '16:10')).toBe('这次用药时间不合适，请确认');
      mock.remove(one.reminderId);
      expect(finish(other, '16:10')).toBe('这次用药时间不合适，请确认');
    },
  );

  it('a dose as needed is not doubted because of another substance', () => {
    add();
    const other = add({ medicineName: '氯雷他定 10 mg' });
    expect(take('16:00')).toMatchObject({ reminderId: 'rem-2005' });
    expect(take('16:00', { reminderId: other.reminderId })).toMatchObject({ reminderId: other.reminderId });
  });

  it('a dose as needed is in the history, and does not count for the adherence', () => {
    const before = mock.year(2026).find(({ date }) => date === today);
    add();
    take('16:00');
    expect(mock.history({}).list[0]?.doses).toContainEqual(
      expect.objectContaining({ reminderId: 'rem-2005', time: '16:00', asNeeded: true }),
    );
    expect(mock.year(2026).find(({ date }) => date === today)).toEqual(before);
  });
});
