import type { MedicationDose, MedicationReminder, MedicationStatus } from '@health-app/sdk';
import { isSameMedicine, type TakingDoubt, takingDoubts } from '@health-app/sdk/safety';
import { firstDoseAfter, type Slot } from '#domains/medication/model/schedule.ts';
import { addDays, type Day, dayOf, daysBetween } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';

/** A dose with its reminder. */
export interface PlannedDose extends MedicationDose {
  reminder: MedicationReminder;
}

/** The parts of a day, with the hour at which each begins. */
const parts = [
  ['small-hours', '00:00'],
  ['morning', '05:00'],
  ['midday', '11:00'],
  ['afternoon', '14:00'],
  ['evening', '18:00'],
  ['night', '22:00'],
] as const;

export type PartOfDay = (typeof parts)[number][0];

export function partOf(time: string): PartOfDay {
  const begun = parts.filter(([, from]) => from <= time);
  return begun[begun.length - 1]?.[0] ?? 'small-hours';
}

/** All doses of the day, earliest first, and by name at the same time. */
export function dosesOf(reminders: MedicationReminder[]): PlannedDose[] {
  return reminders
    .flatMap((reminder) => reminder.doses.map((dose) => ({ ...dose, reminder })))
    .sort((a, b) => (a.time === b.time ? byName(a, b) : a.time < b.time ? -1 : 1));
}

/** Groups sorted doses by part of the day, without empty parts. */
export function groupByPart(doses: PlannedDose[]): { part: PartOfDay; doses: PlannedDose[] }[] {
  return parts
    .map(([part]) => ({ part, doses: doses.filter(({ time }) => partOf(time) === part) }))
    .filter((group) => group.doses.length > 0);
}

export type Tally = Record<MedicationStatus | 'planned', number>;

/** Number of doses by status. */
export function tally(doses: { status: MedicationStatus }[]): Tally {
  const counts: Tally = { planned: doses.length, pending: 0, taken: 0, skipped: 0, missed: 0 };
  for (const { status } of doses) counts[status] += 1;
  return counts;
}

/** Number of days after the planned day on which the API still accepts an answer. */
const DAYS_TO_ANSWER = 7;

/** Whether the doses of a day can be answered. */
export const canAnswer = (day: Day, today: Day): boolean => day <= today && daysBetween(day, today) <= DAYS_TO_ANSWER;

/** The last day on which the doses of a day can be answered. */
export const lastDayToAnswer = (day: Day): Day => addDays(day, DAYS_TO_ANSWER);

/** Displayed state of a dose: a pending one is upcoming or overdue. */
export type DoseState = Exclude<MedicationStatus, 'pending'> | 'upcoming' | 'overdue';

export function stateOf({ status, time }: MedicationDose, day: Day, now: Slot): DoseState {
  if (status !== 'pending') return status;
  return day === now.day && time <= now.time ? 'overdue' : 'upcoming';
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
  reminders: MedicationReminder[],
): Taking {
  const { reminderId, medicineName } = reminder;
  const others = reminders
    .filter((other) => isSameMedicine(other.medicineName, medicineName))
    .flatMap((other) => [
      ...other.doses
        .filter((dose) => dose.status !== 'skipped' && !(other.reminderId === reminderId && dose.time === time))
        .map((dose) => ({ slot: { day, time: dose.time }, taken: dose.status === 'taken' ? dose.handledAt : null })),
      ...[firstDoseAfter(other, day) ?? []].flat().map((slot) => ({ slot, taken: null })),
    ])
    .map(({ slot, taken }) => ({ slot, planned: plannedAt(slot), taken: taken ? instantOf(taken) : undefined }));
  const planned = plannedAt({ day, time });
  const dose = { medicineName, planned, at: instantOf(at), daysLate: daysBetween(day, dayOf(at)) };
  const [next] = others.filter((other) => other.planned > planned).sort((one, other) => one.planned - other.planned);
  return { doubts: takingDoubts(dose, others), next: next?.slot };
}

const byName = (a: PlannedDose, b: PlannedDose): number =>
  a.reminder.medicineName.localeCompare(b.reminder.medicineName);
