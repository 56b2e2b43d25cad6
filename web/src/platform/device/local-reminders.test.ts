import { createBridge } from '@health-app/sdk/bridge';
import { createNativeHost, type NativeHostOptions } from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import { syncLocalReminders } from './local-reminders.ts';

describe('synchronising the phone', () => {
  const old = { title: '二甲双胍', text: '', times: ['08:00'] };
  const set = ['rem-2001@2026-11-20', 'rem-20011', 'rem-2001'].map((reminderId) => ({ ...old, reminderId }));
  const wanted = [{ ...old, reminderId: 'rem-2001' }];
  const sync = async (options: Partial<NativeHostOptions>, reminders = wanted) => {
    const script = {
      listReminders: { result: { reminders: set } },
      requestPermission: { result: { state: 'granted' } },
      ...options.script,
    };
    const host = createNativeHost({ platform: 'ios', ...options, script });
    const bridge = Promise.resolve(createBridge({ window: host.window }));
    await syncLocalReminders(bridge, 'rem-2001', reminders);
    const changes = host.said('call').filter(({ action }) => /^(schedule|cancel)/.test(action));
    return changes.map(({ action, params }) => `${action} ${(params as { reminderId: string }).reminderId}`);
  };

  it('synchronising cancels obsolete local reminders and schedules the others', async () => {
    expect(await sync({})).toEqual(['cancelReminder rem-2001@2026-11-20', 'scheduleReminder rem-2001']);
  });

  it('synchronising cancels all local reminders of a removed reminder, and none of another', async () => {
    expect(await sync({}, [])).toEqual(['cancelReminder rem-2001@2026-11-20', 'cancelReminder rem-2001']);
  });

  it('synchronising schedules nothing without permission', async () => {
    const script = { requestPermission: { result: { state: 'denied' } } };
    expect(await sync({ script })).toEqual(['cancelReminder rem-2001@2026-11-20']);
  });

  it('synchronising does nothing without support for reminders, and survives a failure', async () => {
    expect(await sync({ offers: ['getNetwork'] })).toEqual([]);
    expect(await sync({ script: { listReminders: { error: 'unavailable' } } })).toEqual([]);
    await expect(syncLocalReminders(undefined, 'rem-2001', [])).resolves.toBe(false);
    await expect(syncLocalReminders(Promise.reject(new Error('gone')), 'rem-2001', [])).resolves.toBe(false);
  });

  it('synchronising tells whether the phone will ring', async () => {
    const ringsWith = (state: string, reminders = wanted) => {
      const script = { listReminders: { result: { reminders: [] } }, requestPermission: { result: { state } } };
      const host = createNativeHost({ platform: 'ios', script });
      return syncLocalReminders(Promise.resolve(createBridge({ window: host.window })), 'rem-2001', reminders);
    };
    expect([await ringsWith('granted'), await ringsWith('denied'), await ringsWith('granted', [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
