import type { MedicationReminder } from '@health-app/sdk';
import { doseStatuses } from '#domains/medication/model/schedule.ts';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { countOf } from '#lib/open-value.ts';

/** The doses without an answer, earliest first: an overdue one comes before those of the evening. */
export const openDoses = (reminders: readonly MedicationReminder[]): PlannedDose[] =>
  reminders
    .flatMap((reminder) => reminder.doses.map((dose) => ({ ...dose, reminder })))
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));

/** The planned and the taken doses of a day. The number of the taken ones is NaN if the reply does not tell it. */
export function countDoses(reminders: readonly MedicationReminder[]): { planned: number; taken: number } {
  const doses = reminders.flatMap((reminder) => reminder.doses);
  return { planned: doses.length, taken: countOf(doses, 'taken', doseStatuses) };
}
