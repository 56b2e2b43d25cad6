import type { Bridge, LocalReminder } from '@health-app/sdk/bridge';

/**
 * Replaces the phone's local reminders of a reminder or task; an empty list cancels them. The server stores the reminder
 * itself, so a failure is not shown.
 * @returns whether the phone will ring for the wanted ones
 */
export async function syncLocalReminders(
  host: Promise<Bridge> | undefined,
  reminderId: string,
  wanted: LocalReminder[],
): Promise<boolean> {
  try {
    const bridge = await host;
    await bridge?.ready;
    if (!bridge?.offers('scheduleReminder')) return false;
    const keep = new Set(wanted.map((reminder) => reminder.reminderId));
    for (const stale of await setIds(bridge, reminderId)) {
      if (!keep.has(stale)) await bridge.call('cancelReminder', { reminderId: stale });
    }
    if (wanted.length > 0 && bridge.offers('requestPermission')) {
      const { state } = await bridge.call('requestPermission', { permission: 'notifications' });
      if (state !== 'granted') return false;
    }
    for (const reminder of wanted) await bridge.call('scheduleReminder', reminder);
    return wanted.length > 0;
  } catch {
    // The server has the reminder, so only the phone stays silent.
    return false;
  }
}

async function setIds(bridge: Bridge, reminderId: string): Promise<string[]> {
  const { reminders } = await bridge.call('listReminders');
  const own = reminders.filter(({ reminderId: id }) => id === reminderId || id.startsWith(`${reminderId}@`));
  return own.map((reminder) => reminder.reminderId);
}
