/** Medicines that are taken as needed: no dose is planned, overdue or missed. */
import type { MedicationDose, MedicationReminder } from '@health-app/sdk';
import { type AsNeededStatus, asNeededStatus } from '@health-app/sdk/safety';
import { standingOf } from '#domains/medication/model/schedule.ts';
import { instantOf } from '#lib/time/instants.ts';

/** A medicine that may be taken when needed, with its last dose and the limits. */
export interface AsNeededMedicine {
  reminder: MedicationReminder;
  status: AsNeededStatus;
  /** The last dose, which can be undone. */
  last: MedicationDose | undefined;
}

/** The active medicines that are taken as needed, by name. */
export const asNeededMedicines = (
  reminders: readonly MedicationReminder[],
  now: Date,
  today: string,
): AsNeededMedicine[] =>
  reminders
    .filter((reminder) => reminder.repeatType === 'asNeeded' && standingOf(reminder, today) === 'running')
    .map((reminder) => {
      const { recentDoses = [], minHoursBetween = 0, maxDosesPerDay = 1 } = reminder;
      const taken = recentDoses.map(({ handledAt }) => instantOf(handledAt));
      const status = asNeededStatus({ minHoursBetween, maxDosesPerDay }, taken, now.getTime());
      return { reminder, status, last: recentDoses[recentDoses.length - 1] };
    })
    .sort((a, b) => a.reminder.medicineName.localeCompare(b.reminder.medicineName));
