import { substancesOf } from './medicines.ts';
import { isNearerToNext } from './nearer-dose.ts';

const hour = 3_600_000;

/** Why a planned dose is doubted at the time at which it is taken, as in `FailureReason`. */
export type TakingDoubt = 'lateDose' | 'closeToAnother';

/** A dose of a schedule. */
export interface ScheduledDose {
  /** The planned time, ms since 1970. */
  planned: number;
  /** When it was taken, ms since 1970; absent for a dose that was not taken. */
  taken?: number | undefined;
}

/** A dose that was taken as needed, without a planned time. */
export interface UnplannedDose {
  /** When it was taken, ms since 1970. */
  taken: number;
  /** The minimum hours between it and another dose of the substance. */
  minHoursBetween: number;
}

/** A dose that is taken. */
export interface TakenDose {
  medicineName: string;
  /** Planned time, ms since 1970. */
  planned: number;
  /** The real time, ms since 1970. */
  at: number;
  /** The number of calendar days from the day of the dose to the day on which it is taken; negative if it is earlier. */
  daysLate: number;
}

/**
 * Returns why a planned dose is doubted at the time at which it is taken:
 *
 * - `lateDose`: the next dose is nearer than its own planned time, or the medicine may not be taken so late
 * - `closeToAnother`: another dose of the medicine was taken within half of the planned time between both, such as six doses
 *   of three days in one minute, or one that was taken as needed, within its minimum interval
 * @param others the other doses of the medicine around it: of all schedules with the same substance
 */
export function takingDoubts(
  { medicineName, planned, at, daysLate }: TakenDose,
  others: readonly (ScheduledDose | UnplannedDose)[],
): TakingDoubt[] {
  const later = others.flatMap((other) => ('planned' in other && other.planned > planned ? [other.planned] : []));
  const next = later.length > 0 ? Math.min(...later) : undefined;
  const isTooLate = substancesOf(medicineName).some(({ late }) => late && daysLate > late.days);
  const isClose = others.some((other) => {
    const least = 'planned' in other ? Math.abs(other.planned - planned) / 2 : other.minHoursBetween * hour;
    return other.taken !== undefined && Math.abs(other.taken - at) < least;
  });
  return [
    ...(isTooLate || isNearerToNext(planned, next, at) ? (['lateDose'] as const) : []),
    ...(isClose ? (['closeToAnother'] as const) : []),
  ];
}
