import type { MedicationReminder, MedicationSchedule, MedicationStatus } from '@health-app/sdk';
import type { OtherMedicines } from '@health-app/sdk/safety';
import { countOf } from '#lib/open-value.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '#lib/time/days.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';

/** The schedule of a reminder in a reply. */
type Schedule = Pick<MedicationReminder, keyof MedicationSchedule>;

/** The repetition of a reminder in everyday terms. */
export type Rhythm =
  | { kind: 'daily' }
  | { kind: 'workdays' }
  | { kind: 'weekend' }
  | { kind: 'weekdays'; weekdays: number[] }
  | { kind: 'interval'; days: number }
  | { kind: 'asNeeded'; hours: number; most: number }
  /** A repetition that this version does not know. */
  | { kind: 'unknown' };

export function rhythmOf({
  repeatType,
  weekdays = [],
  intervalDays = 2,
  minHoursBetween = 0,
  maxDosesPerDay = 0,
}: Schedule): Rhythm {
  if (repeatType === 'asNeeded') return { kind: 'asNeeded', hours: minHoursBetween, most: maxDosesPerDay };
  if (repeatType === 'interval') return { kind: 'interval', days: intervalDays };
  if (repeatType === 'daily') return { kind: 'daily' };
  if (repeatType !== 'weekdays') return { kind: 'unknown' };
  const sorted = [...weekdays].sort((one, other) => one - other);
  const all = sorted.join('');
  if (all === '1234567') return { kind: 'daily' };
  if (all === '12345') return { kind: 'workdays' };
  if (all === '67') return { kind: 'weekend' };
  return { kind: 'weekdays', weekdays: sorted };
}

/** All statuses of a dose. */
export const doseStatuses = ['pending', 'taken', 'skipped', 'missed'] as const satisfies MedicationStatus[];

/** The status of a reminder on a day. */
export type Standing = 'running' | 'paused' | 'ended' | 'upcoming';

export function standingOf({ enabled, startDate, endDate }: Schedule, today: Day): Standing {
  if (endDate !== null && endDate < today) return 'ended';
  if (!enabled) return 'paused';
  return startDate > today ? 'upcoming' : 'running';
}

export function isDue(schedule: Schedule, day: Day): boolean {
  const { enabled, startDate, endDate, repeatType, weekdays, intervalDays } = schedule;
  if (!enabled || day < startDate || (endDate !== null && day > endDate)) return false;
  if (repeatType === 'asNeeded') return false;
  if (repeatType === 'weekdays') return (weekdays ?? []).includes(weekdayOf(day));
  if (repeatType === 'interval') return daysBetween(startDate, day) % (intervalDays ?? 1) === 0;
  // An unknown repetition counts as never due, because its days cannot be guessed.
  return repeatType === 'daily';
}

/** A planned dose: its day and time. */
export interface Slot {
  day: Day;
  /** `HH:mm` */
  time: string;
}

/** The day and the minute on the person's clock. */
export const nowAt = (moment: Date): Slot => ({ day: dayAt(moment), time: timeAt(moment) });

/**
 * The person's other reminders, for the doubts about a schedule.
 * @param reminders `undefined` until they are loaded
 * @param reminderId absent for a new reminder
 */
export function otherMedicines(
  reminders: MedicationReminder[] | undefined,
  reminderId: string | undefined,
  today: Day,
): OtherMedicines {
  const others = (reminders ?? []).filter((other) => other.reminderId !== reminderId);
  const isOver = (other: MedicationReminder) => standingOf(other, today) === 'ended';
  return { beside: others.filter((other) => !isOver(other)), before: others.filter(isOver) };
}

/** How far to search for the next dose, days: an interval has at most 30, and a start may be a year ahead. */
const SEARCH = 400;

/**
 * The next dose after now.
 * @param reminder with its doses of today
 * @param now the day and time on the person's clock
 * @returns `undefined` if none is planned: the reminder is paused or has ended
 */
export function nextDose(reminder: MedicationReminder, now: Slot): Slot | undefined {
  const later = reminder.doses.find(({ status, time }) => status === 'pending' && time >= now.time);
  if (later) return { day: now.day, time: later.time };
  return firstDoseAfter(reminder, now.day);
}

/** The first dose on a day after another one. */
export function firstDoseAfter(reminder: MedicationReminder, after: Day): Slot | undefined {
  const [time] = [...reminder.times].sort();
  if (time === undefined) return undefined;
  for (let days = 1; days <= SEARCH; days++) {
    const day = addDays(after, days);
    if (isDue(reminder, day)) return { day, time };
  }
  return undefined;
}

/** Supply of a reminder: `days` includes today; `enough` covers all planned doses. */
export type Supply = { kind: 'enough' } | { kind: 'days'; days: number; low: boolean };

/** Days of supply at which to warn: about the time needed to get a new pack, with a prescription if necessary. */
const LOW = 7;
/** Longest supply to compute, days: more than ten years is of no interest. */
const HORIZON = 3653;

/**
 * Finds the first dose that the stock does not cover.
 * @param reminder with its doses of today; the stock must cover the pending ones
 * @returns `undefined` without a stock or planned doses, or if the reply does not tell what is needed
 */
export function supplyOf(reminder: MedicationReminder, today: Day): Supply | undefined {
  const standing = standingOf(reminder, today);
  const { kind } = rhythmOf(reminder);
  if (reminder.stock === null || kind === 'asNeeded' || standing === 'paused' || standing === 'ended') return undefined;
  const pending = countOf(reminder.doses, 'pending', doseStatuses);
  // Tolerates binary fractions: a hundred doses of 0.1 fit into 10.
  let covered = Math.floor(reminder.stock / reminder.dose + 1e-9);
  if (kind === 'unknown' || !Number.isFinite(covered - pending)) return undefined;
  for (let days = 0; days < HORIZON; days++) {
    const day = addDays(today, days);
    if (reminder.endDate !== null && day > reminder.endDate) break;
    covered -= days === 0 ? pending : isDue(reminder, day) ? reminder.times.length : 0;
    if (covered < 0) return { kind: 'days', days, low: days < LOW };
  }
  return { kind: 'enough' };
}
