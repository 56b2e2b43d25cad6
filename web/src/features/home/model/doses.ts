import type { MedicationDose, MedicationReminder } from '@health-app/sdk';
import { isNearerToNext } from '@health-app/sdk/safety';

/** A dose of a day with its reminder. */
export interface Dose extends MedicationDose {
  reminder: MedicationReminder;
}

/** The doses without an answer, earliest first: an overdue one comes before those of the evening. */
export const openDoses = (reminders: readonly MedicationReminder[]): Dose[] =>
  reminders
    .flatMap((reminder) => reminder.doses.map((dose) => ({ ...dose, reminder })))
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));

/** The planned and the taken doses of a day. */
export function countDoses(reminders: readonly MedicationReminder[]): { planned: number; taken: number } {
  const doses = reminders.flatMap((reminder) => reminder.doses);
  return { planned: doses.length, taken: doses.filter(({ status }) => status === 'taken').length };
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const dayMinutes = 24 * 60;

/**
 * Whether a late dose of today may be too near to the next one of its medicine, so that it needs more than one tap. If no
 * dose follows today, assumes that one follows tomorrow.
 * @param now `HH:mm`
 */
export function isLateDoubted({ reminder, time }: Dose, now: string): boolean {
  const times = [...reminder.times].sort();
  const later = times.find((planned) => planned >= now);
  const next = later === undefined ? minuteOf(times[0] ?? time) + dayMinutes : minuteOf(later);
  return isNearerToNext(minuteOf(time) * 60_000, next * 60_000, minuteOf(now) * 60_000);
}
