import type { MedicationDose, MedicationReminder } from '@health-app/sdk';
import { isSameMedicine, type TakingDoubt, takingDoubts } from '@health-app/sdk/safety';
import { type Day, dayOf, daysBetween } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { firstDoseAfter, type Slot } from './schedule.ts';

/** A dose with its reminder. */
export interface PlannedDose extends MedicationDose {
  reminder: MedicationReminder;
}

const plannedAt = ({ day, time }: Slot): number => instantOf(toLocalDateTime(day, time));

/** Why a dose is doubted at a time, and the next planned dose of the medicine. */
export interface Taking {
  doubts: TakingDoubt[];
  next: Slot | undefined;
}

/**
 * Judges a dose at the time at which it is taken, as far as the list of its day tells. The server knows the other days.
 * @param at date-time with an offset
 * @param reminders the list of the day; those with the same substance count
 */
export function takingOf(
  { reminder, time }: PlannedDose,
  day: Day,
  at: string,
  reminders: readonly MedicationReminder[],
): Taking {
  const { reminderId, medicineName } = reminder;
  const same = reminders.filter((other) => isSameMedicine(other.medicineName, medicineName));
  const others = same
    .flatMap((other) => [
      ...other.doses
        .filter((dose) => dose.status !== 'skipped' && !(other.reminderId === reminderId && dose.time === time))
        .map((dose) => ({ slot: { day, time: dose.time }, taken: dose.status === 'taken' ? dose.handledAt : null })),
      ...[firstDoseAfter(other, day) ?? []].flat().map((slot) => ({ slot, taken: null })),
    ])
    .map(({ slot, taken }) => ({ slot, planned: plannedAt(slot), taken: taken ? instantOf(taken) : undefined }));
  const unplanned = same.flatMap(({ recentDoses = [], minHoursBetween = 0 }) =>
    recentDoses.map(({ handledAt }) => ({ taken: instantOf(handledAt), minHoursBetween })),
  );
  const planned = plannedAt({ day, time });
  const dose = { medicineName, planned, at: instantOf(at), daysLate: daysBetween(day, dayOf(at)) };
  const [next] = others.filter((other) => other.planned > planned).sort((one, other) => one.planned - other.planned);
  return { doubts: takingDoubts(dose, [...others, ...unplanned]), next: next?.slot };
}
