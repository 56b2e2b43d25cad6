import type { MedicationReminder } from '@health-app/sdk';
import type { PlannedDose } from '#domains/medication/model/taking.ts';

/** The doses without an answer, earliest first: an overdue one comes before those of the evening. */
export const openDoses = (reminders: readonly MedicationReminder[]): PlannedDose[] =>
  reminders
    .flatMap((reminder) => reminder.doses.map((dose) => ({ ...dose, reminder })))
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));

/** The planned and the taken doses of a day. */
export function countDoses(reminders: readonly MedicationReminder[]): { planned: number; taken: number } {
  const doses = reminders.flatMap((reminder) => reminder.doses);
  return { planned: doses.length, taken: doses.filter(({ status }) => status === 'taken').length };
}
