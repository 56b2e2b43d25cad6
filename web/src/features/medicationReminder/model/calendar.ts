import type { MedicationReminderInput } from '@health-app/sdk';
import type { CalendarEvent } from '#lib/time/calendar-file.ts';
import type { Day } from '#lib/time/days.ts';

/**
 * The calendar events of a schedule: one for each time of day. None for a medicine as needed, and for one that is paused.
 * @param title the medicine with its dose
 */
export function calendarEventsOf(input: MedicationReminderInput, title: string, today: Day): CalendarEvent[] {
  const { times, repeatType, weekdays = [], intervalDays = 1, startDate, endDate, enabled } = input;
  if (!enabled || repeatType === 'asNeeded') return [];
  const isWeekly = repeatType === 'weekdays';
  // An interval counts from its first day, which may be over.
  const from = repeatType === 'interval' || startDate > today ? startDate : today;
  return times.map((time) => ({
    uid: `${input.reminderId ?? `new-${startDate}`}-${time.replace(':', '')}@health-app`,
    title,
    from,
    time,
    repeat: isWeekly ? { weekdays } : { days: repeatType === 'interval' ? intervalDays : 1 },
    ...(endDate !== null && { until: endDate }),
  }));
}
