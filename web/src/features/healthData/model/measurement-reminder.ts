import type { HealthDataRemind } from '@health-app/sdk';
import type { LocalReminder } from '@health-app/sdk/bridge';
import { MOST_TIMES } from '#ui/form/times.ts';

/** Problems that prevent a reminder from being saved. */
export type ReminderProblem = 'no-time' | 'twice' | 'no-day';

/** The first problem of a reminder, and the indices of its invalid times. */
export function problemOf({ times, weekdays }: Pick<HealthDataRemind, 'times' | 'weekdays'>): {
  problem?: ReminderProblem;
  wrong: number[];
} {
  const empty = times.flatMap((time, index) => (time ? [] : [index]));
  if (empty.length > 0 || times.length === 0 || times.length > MOST_TIMES) return { problem: 'no-time', wrong: empty };
  const twice = times.flatMap((time, index) => (times.indexOf(time) < index ? [index] : []));
  if (twice.length > 0) return { problem: 'twice', wrong: twice };
  return weekdays.length === 0 ? { problem: 'no-day', wrong: [] } : { wrong: [] };
}

export const localId = (type: string): string => `health-${type}`;

/** The phone's local reminder; undefined while it is off. */
export function localReminderOf(
  { healthDataType, enabled, times, weekdays }: HealthDataRemind,
  title: string,
  text: string,
): LocalReminder[] {
  if (!enabled) return [];
  const days = weekdays.length === 7 ? {} : { days: weekdays as NonNullable<LocalReminder['days']> };
  return [{ reminderId: localId(healthDataType), title, text, times, ...days }];
}
