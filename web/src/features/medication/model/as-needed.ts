/** Medicines that are taken as needed: no dose is planned, overdue or missed. */
import type { MedicationDose, MedicationReminder } from '@health-app/sdk';
import { type AsNeededStatus, asNeededStatus, isSameMedicine } from '@health-app/sdk/safety';
import { standingOf } from '#domains/medication/model/schedule.ts';
import { instantOf } from '#lib/time/instants.ts';
import { byName } from './by-name.ts';

/** A medicine that may be taken when needed, with the status of its substance: the doses of all reminders with it count. */
export interface AsNeededMedicine {
  reminder: MedicationReminder;
  status: AsNeededStatus;
  /** Its own last dose, which can be undone. */
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
      const { medicineName, recentDoses = [], minHoursBetween = 0, maxDosesPerDay = 1 } = reminder;
      const taken = reminders
        .filter((other) => isSameMedicine(other.medicineName, medicineName))
        .flatMap((other) => [...(other.recentDoses ?? []), ...other.doses])
        .flatMap(({ status, handledAt }) => (status === 'taken' && handledAt ? [instantOf(handledAt)] : []));
      const status = asNeededStatus({ minHoursBetween, maxDosesPerDay }, taken, now.getTime());
      return { reminder, status, last: recentDoses[recentDoses.length - 1] };
    })
    .sort((a, b) => byName(a.reminder, b.reminder));
