import { describe, expect, it } from 'vitest';
import { reminder } from '../testing.ts';
import { localRemindersOf } from './local-reminders.ts';

const today = '2026-11-20';
const metformin = reminder({
  reminderId: 'rem-2001',
  medicineName: '二甲双胍',
  dose: 0.5,
  doseUnit: 'g',
  startDate: '2026-11-01',
});

describe('the local reminders of a reminder', () => {
  it('the local reminder of a daily medicine has its times and no weekdays', () => {
    expect(localRemindersOf(metformin, '0.5 g', today)).toEqual([
      {
        reminderId: 'rem-2001',
        title: '二甲双胍',
        text: '0.5 g',
        times: ['08:00', '18:30'],
        startDate: '2026-11-01',
      },
    ]);
  });

  it('the local reminder of a medicine has its weekdays and its last day', () => {
    const reminder = { ...metformin, repeatType: 'weekdays' as const, weekdays: [1, 3, 5], endDate: '2026-12-31' };
    expect(localRemindersOf(reminder, '0.5 g', today)).toMatchObject([{ days: [1, 3, 5], endDate: '2026-12-31' }]);
  });

  it('a medicine with an interval has one local reminder per date until its last day', () => {
    const reminder = { ...metformin, repeatType: 'interval' as const, intervalDays: 3, endDate: '2026-11-26' };
    const days = localRemindersOf({ ...reminder, startDate: '2026-11-19' }, '0.5 g', today);
    expect(days.map(({ reminderId, startDate, endDate }) => [reminderId, startDate, endDate])).toEqual([
      ['rem-2001@2026-11-22', '2026-11-22', '2026-11-22'],
      ['rem-2001@2026-11-25', '2026-11-25', '2026-11-25'],
    ]);
    expect(localRemindersOf({ ...reminder, endDate: null }, '', today)).toHaveLength(10);
  });

  it('a paused or ended medicine has no local reminders', () => {
    expect(localRemindersOf({ ...metformin, enabled: false }, '', today)).toEqual([]);
    expect(localRemindersOf({ ...metformin, endDate: '2026-11-19' }, '', today)).toEqual([]);
  });
});
