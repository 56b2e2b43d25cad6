import type { MedicationReminder } from '@health-app/sdk';
import type { Bridge, LocalReminder } from '@health-app/sdk/bridge';
import { addDays, type Day } from '../../../lib/days.ts';
import { isDue, rhythmOf } from './schedule.ts';

/** How many days of an uneven rhythm are set in advance, and how far they are looked for. */
const ahead = 10;
const horizon = 320;

/**
 * The phone's own reminders that a reminder needs. The phone repeats by days of the week; "every three days" it does not
 * know, so these are set day by day.
 * @param text what to take, e.g. "2 tablets"
 */
export function localRemindersOf(reminder: MedicationReminder, text: string, today: Day): LocalReminder[] {
  const { reminderId, medicineName, times, startDate, endDate, enabled } = reminder;
  if (!enabled || (endDate !== null && endDate < today)) return [];
  const rhythm = rhythmOf(reminder);
  const common = { title: medicineName, text, times };
  if (rhythm.kind === 'interval') {
    const days = Array.from({ length: horizon }, (_, index) => addDays(startDate > today ? startDate : today, index));
    return days
      .filter((day) => isDue(reminder, day))
      .slice(0, ahead)
      .map((day) => ({ ...common, reminderId: `${reminderId}@${day}`, startDate: day, endDate: day }));
  }
  const days = rhythm.kind === 'daily' ? undefined : (reminder.weekdays as LocalReminder['days']);
  return [{ ...common, reminderId, ...(days && { days }), startDate, ...(endDate !== null && { endDate }) }];
}

/**
 * Makes the phone's own reminders of one reminder those that are wanted; none takes it back. The reminder itself is safe on
 * the server, so what fails here fails silently.
 */
export async function syncLocalReminders(
  host: Promise<Bridge> | undefined,
  reminderId: string,
  wanted: LocalReminder[],
): Promise<void> {
  try {
    const bridge = await host;
    await bridge?.ready;
    if (!bridge?.offers('scheduleReminder')) return;
    const keep = new Set(wanted.map((reminder) => reminder.reminderId));
    for (const stale of await setIds(bridge, reminderId)) {
      if (!keep.has(stale)) await bridge.call('cancelReminder', { reminderId: stale });
    }
    if (wanted.length > 0 && bridge.offers('requestPermission')) {
      const { state } = await bridge.call('requestPermission', { permission: 'notifications' });
      if (state !== 'granted') return;
    }
    for (const reminder of wanted) await bridge.call('scheduleReminder', reminder);
  } catch {
    // Nothing to do: see above.
  }
}

async function setIds(bridge: Bridge, reminderId: string): Promise<string[]> {
  const { reminders } = await bridge.call('listReminders');
  const own = reminders.filter(({ reminderId: id }) => id === reminderId || id.startsWith(`${reminderId}@`));
  return own.map((reminder) => reminder.reminderId);
}
