import type { DoseUnit, MedicationDay, MedicationHistoryDay, MedicationHistoryDose } from '@health-app/sdk';
import { countsOf } from '#domains/medication/model/day-counts.ts';
import type { Open } from '#lib/open-value.ts';
import { type Day, wallClock } from '#lib/time/days.ts';
import { byName } from './by-name.ts';
import { type Adherence, adherenceOf } from './year.ts';

/**
 * The number of successive days on which every dose was taken. Days without doses are ignored; today counts once its doses
 * are taken, and breaks the streak only if one is skipped.
 * @param days planned days, oldest first
 */
export function streakOf(days: MedicationDay[], today: Day): number {
  let streak = 0;
  for (const { date, ...counts } of days) {
    const { planned, taken, skipped } = countsOf(counts);
    if (date > today || (date === today && skipped === 0 && taken < planned)) continue;
    streak = taken >= planned ? streak + 1 : 0;
  }
  return streak;
}

/** The longest of all streaks of these days. */
export function longestStreak(days: MedicationDay[], today: Day): number {
  return Math.max(0, ...days.map((_, index) => streakOf(days.slice(0, index + 1), today)));
}

/** Adherence to one medicine. */
export interface MedicineAdherence {
  reminderId: string;
  medicineName: string;
  /** The dose at the end of the period. */
  dose: number;
  doseUnit: Open<DoseUnit>;
  adherence: Adherence;
  /** Number of doses taken within an hour of their planned time. */
  onTime: number;
}

/** A dose counts as on time within this many minutes of its planned time. */
const ON_TIME = 60;

/**
 * Adherence per medicine, by name.
 * @param days newest first
 */
export function medicinesOf(days: MedicationHistoryDay[], today: Day): MedicineAdherence[] {
  const byReminder = new Map<string, { latest: MedicationHistoryDose; days: MedicationDay[]; onTime: number }>();
  for (const { date, doses } of days) {
    for (const dose of doses.filter(({ asNeeded }) => !asNeeded)) {
      const known = byReminder.get(dose.reminderId) ?? { latest: dose, days: [], onTime: 0 };
      byReminder.set(dose.reminderId, known);
      known.days.push({
        date,
        planned: 1,
        taken: dose.status === 'taken' ? 1 : 0,
        skipped: dose.status === 'skipped' ? 1 : 0,
      });
      if (dose.status === 'taken' && isOnTime(date, dose)) known.onTime += 1;
    }
  }
  return Array.from(byReminder, ([reminderId, { latest, days, onTime }]) => ({
    reminderId,
    medicineName: latest.medicineName,
    dose: latest.dose,
    doseUnit: latest.doseUnit,
    adherence: adherenceOf(days, today),
    onTime,
  })).sort(byName);
}

/** Both are local times at the place of the answer. */
function isOnTime(date: Day, { time, handledAt }: MedicationHistoryDose): boolean {
  if (!handledAt) return false;
  const planned = wallClock(`${date}T${time}:00`);
  const taken = wallClock(handledAt);
  return Math.abs(taken - planned) <= ON_TIME * 60_000;
}

/** The missed and skipped doses, newest first. */
export function omittedOf(days: MedicationHistoryDay[]): { date: Day; dose: MedicationHistoryDose }[] {
  return days.flatMap(({ date, doses }) =>
    doses.filter(({ status }) => status === 'missed' || status === 'skipped').map((dose) => ({ date, dose })),
  );
}

/** The doses of a medicine that is taken as needed. */
export interface AsNeededUse {
  reminderId: string;
  medicineName: string;
  /** The dose at the end of the period. */
  dose: number;
  doseUnit: Open<DoseUnit>;
  count: number;
  /** The largest number of doses in one day. */
  most: number;
  /** The days with a dose, newest first, with the times of the doses. */
  days: { date: Day; times: string[] }[];
}

/**
 * The doses that were taken as needed, by medicine.
 * @param days newest first
 */
export function asNeededUsesOf(days: MedicationHistoryDay[]): AsNeededUse[] {
  const uses = new Map<string, AsNeededUse>();
  for (const { date, doses } of days) {
    for (const { asNeeded, status, reminderId, medicineName, dose, doseUnit, time } of doses) {
      if (!asNeeded || status !== 'taken') continue;
      const use = uses.get(reminderId) ?? { reminderId, medicineName, dose, doseUnit, count: 0, most: 0, days: [] };
      uses.set(reminderId, use);
      const day = use.days[use.days.length - 1];
      const times = day?.date === date ? day.times : [];
      if (times.length === 0) use.days.push({ date, times });
      times.push(time);
      times.sort();
      use.count += 1;
      use.most = Math.max(use.most, times.length);
    }
  }
  return [...uses.values()].sort(byName);
}
