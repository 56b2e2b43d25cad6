import type { MedicationDose, MedicationReminder, MedicationStatus } from '@health-app/sdk';
import { doseStatuses, type Slot } from '#domains/medication/model/schedule.ts';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { countOf } from '#lib/open-value.ts';
import { addDays, type Day, daysBetween } from '#lib/time/days.ts';
import { byName } from './by-name.ts';

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
    .sort((a, b) => (a.time === b.time ? byName(a.reminder, b.reminder) : a.time < b.time ? -1 : 1));
}

/** Whether a person has taken or skipped a dose. */
export const isAnswered = ({ status }: { status: MedicationStatus }): boolean =>
  status === 'taken' || status === 'skipped';

/** Groups sorted doses by part of the day, without empty parts. */
export function groupByPart(doses: PlannedDose[]): { part: PartOfDay; doses: PlannedDose[] }[] {
  return parts
    .map(([part]) => ({ part, doses: doses.filter(({ time }) => partOf(time) === part) }))
    .filter((group) => group.doses.length > 0);
}

export type Tally = Record<(typeof doseStatuses)[number] | 'planned', number>;

/** Number of doses by status; NaN if the reply does not tell it. */
export function tally(doses: { status: MedicationStatus }[]): Tally {
  const count = (status: (typeof doseStatuses)[number]) => countOf(doses, status, doseStatuses);
  const [pending, taken, skipped, missed] = doseStatuses.map(count) as [number, number, number, number];
  return { planned: doses.length, pending, taken, skipped, missed };
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
