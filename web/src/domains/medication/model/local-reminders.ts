import type { MedicationReminder } from '@health-app/sdk';
import type { LocalReminder } from '@health-app/sdk/bridge';
import { addDays, type Day } from '#lib/time/days.ts';
import { isDue, rhythmOf } from './schedule.ts';

/** Number of single dates to schedule for an interval, and the days to search for them. */
export const ahead = 10;
const horizon = 320;

/**
 * The phone's local reminders of a reminder. The phone repeats by weekday but not by interval, so an interval gets single
 * dates.
 * @param text the dose, e.g. "2 tablets"
 */
export function localRemindersOf(reminder: MedicationReminder, text: string, today: Day): LocalReminder[] {
  const { reminderId, medicineName, times, startDate, endDate, enabled } = reminder;
  if (!enabled || (endDate !== null && endDate < today)) return [];
  const rhythm = rhythmOf(reminder);
  if (rhythm.kind === 'asNeeded' || rhythm.kind === 'unknown') return [];
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
