import type { MedicationReminder, MedicationSchedule } from '@health-app/sdk';
import { addDays, type Day, daysBetween, weekdayOf } from '../../../lib/days.ts';

/** How often, in the terms in which a person says it. */
export type Rhythm =
  | { kind: 'daily' }
  | { kind: 'workdays' }
  | { kind: 'weekend' }
  | { kind: 'weekdays'; weekdays: number[] }
  | { kind: 'interval'; days: number };

export function rhythmOf({ repeatType, weekdays = [], intervalDays = 2 }: MedicationSchedule): Rhythm {
  if (repeatType === 'interval') return { kind: 'interval', days: intervalDays };
  if (repeatType === 'daily') return { kind: 'daily' };
  const sorted = [...weekdays].sort();
  const all = sorted.join('');
  if (all === '1234567') return { kind: 'daily' };
  if (all === '12345') return { kind: 'workdays' };
  if (all === '67') return { kind: 'weekend' };
  return { kind: 'weekdays', weekdays: sorted };
}

/** Where a reminder stands on a day. */
export type Standing = 'running' | 'paused' | 'ended' | 'upcoming';

export function standingOf({ enabled, startDate, endDate }: MedicationSchedule, today: Day): Standing {
  if (endDate !== null && endDate < today) return 'ended';
  if (!enabled) return 'paused';
  return startDate > today ? 'upcoming' : 'running';
}

export function isDue(schedule: MedicationSchedule, day: Day): boolean {
  const { enabled, startDate, endDate, repeatType, weekdays, intervalDays } = schedule;
  if (!enabled || day < startDate || (endDate !== null && day > endDate)) return false;
  if (repeatType === 'weekdays') return (weekdays ?? []).includes(weekdayOf(day));
  return repeatType === 'daily' || daysBetween(startDate, day) % (intervalDays ?? 1) === 0;
}

/** How long the stock lasts: `days` from today on, today included; `enough` when nothing planned is left without. */
export type Supply = { kind: 'enough' } | { kind: 'days'; days: number; low: boolean };

/** A week is about what it takes to get a new box, with a prescription where one is needed. */
const LOW = 7;
/** Beyond ten years the figure tells nobody anything. */
const HORIZON = 3653;

/**
 * Walks the days to the first dose that the stock does not cover.
 * @param reminder with its doses of today, of which those still pending are to be covered
 * @returns undefined when the stock is not tracked, or nothing is planned any more
 */
export function supplyOf(reminder: MedicationReminder, today: Day): Supply | undefined {
  const standing = standingOf(reminder, today);
  if (reminder.stock === null || standing === 'paused' || standing === 'ended') return undefined;
  // A hundred doses of 0.1 out of 10 must not fall short by a binary remainder.
  let covered = Math.floor(reminder.stock / reminder.dose + 1e-9);
  for (let days = 0; days < HORIZON; days++) {
    const day = addDays(today, days);
    if (reminder.endDate !== null && day > reminder.endDate) break;
    const pending = reminder.doses.filter(({ status }) => status === 'pending').length;
    covered -= days === 0 ? pending : isDue(reminder, day) ? reminder.times.length : 0;
    if (covered < 0) return { kind: 'days', days, low: days < LOW };
  }
  return { kind: 'enough' };
}
