import type { MedicationReminder } from '@health-app/sdk';
import { createBridge } from '@health-app/sdk/bridge';
import { createNativeHost, type NativeHostOptions } from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import { localRemindersOf, syncLocalReminders } from './local-reminders.ts';

const today = '2026-11-20';
const metformin: MedicationReminder = {
  reminderId: 'rem-2001',
  medicineName: '二甲双胍',
  dose: 0.5,
  doseUnit: 'g',
  times: ['08:00', '18:30'],
  repeatType: 'daily',
  startDate: '2026-11-01',
  endDate: null,
  stock: null,
  remark: '',
  enabled: true,
  doses: [],
};

describe('the local reminders of a reminder', () => {
  it('repeat daily', () => {
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

  it('contain the weekdays and the last day', () => {
    const reminder = { ...metformin, repeatType: 'weekdays' as const, weekdays: [1, 3, 5], endDate: '2026-12-31' };
    expect(localRemindersOf(reminder, '0.5 g', today)).toMatchObject([{ days: [1, 3, 5], endDate: '2026-12-31' }]);
  });

  it('contain single dates of an interval, until the last day', () => {
    const reminder = { ...metformin, repeatType: 'interval' as const, intervalDays: 3, endDate: '2026-11-26' };
    const days = localRemindersOf({ ...reminder, startDate: '2026-11-19' }, '0.5 g', today);
    expect(days.map(({ reminderId, startDate, endDate }) => [reminderId, startDate, endDate])).toEqual([
      ['rem-2001@2026-11-22', '2026-11-22', '2026-11-22'],
      ['rem-2001@2026-11-25', '2026-11-25', '2026-11-25'],
    ]);
    expect(localRemindersOf({ ...reminder, endDate: null }, '', today)).toHaveLength(10);
  });

  it('are none while the reminder is paused, or after its last day', () => {
    expect(localRemindersOf({ ...metformin, enabled: false }, '', today)).toEqual([]);
    expect(localRemindersOf({ ...metformin, endDate: '2026-11-19' }, '', today)).toEqual([]);
  });
});

describe('synchronising the phone', () => {
  const old = { title: '二甲双胍', text: '', times: ['08:00'] };
  const set = ['rem-2001@2026-11-20', 'rem-20011', 'rem-2001'].map((reminderId) => ({ ...old, reminderId }));
  const sync = async (options: Partial<NativeHostOptions>, enabled = true) => {
    const script = {
      listReminders: { result: { reminders: set } },
      requestPermission: { result: { state: 'granted' } },
      ...options.script,
    };
    const host = createNativeHost({ platform: 'ios', ...options, script });
    const bridge = Promise.resolve(createBridge({ window: host.window }));
    await syncLocalReminders(bridge, 'rem-2001', localRemindersOf({ ...metformin, enabled }, '0.5 g', today));
    const changes = host.said('call').filter(({ action }) => /^(schedule|cancel)/.test(action));
    return changes.map(({ action, params }) => `${action} ${(params as { reminderId: string }).reminderId}`);
  };

  it('cancels obsolete local reminders and schedules the others', async () => {
    expect(await sync({})).toEqual(['cancelReminder rem-2001@2026-11-20', 'scheduleReminder rem-2001']);
  });

  it('cancels all of a paused or deleted reminder, and none of another', async () => {
    expect(await sync({}, false)).toEqual(['cancelReminder rem-2001@2026-11-20', 'cancelReminder rem-2001']);
  });

  it('schedules nothing without permission', async () => {
    const script = { requestPermission: { result: { state: 'denied' } } };
    expect(await sync({ script })).toEqual(['cancelReminder rem-2001@2026-11-20']);
  });

  it('skips an app without reminders, and survives a failing one', async () => {
    expect(await sync({ offers: ['getNetwork'] })).toEqual([]);
    expect(await sync({ script: { listReminders: { error: 'unavailable' } } })).toEqual([]);
    await expect(syncLocalReminders(undefined, 'rem-2001', [])).resolves.toBeUndefined();
    await expect(syncLocalReminders(Promise.reject(new Error('gone')), 'rem-2001', [])).resolves.toBeUndefined();
  });
});
