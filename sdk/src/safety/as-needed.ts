/** The limits of a medicine that is taken as needed. */
export interface AsNeededLimits {
  /** Minimum hours between two doses. */
  minHoursBetween: number;
  /** Maximum doses within 24 hours. */
  maxDosesPerDay: number;
}

/** Why another dose of a medicine that is taken as needed is doubted now. */
export type AsNeededDoubt = 'tooSoon' | 'tooMany';

/** The status of a medicine between two doses. */
export interface AsNeededStatus {
  /** Time of the last dose, ms since 1970; undefined without a dose. */
  last: number | undefined;
  /** Doses within the last 24 hours. */
  count: number;
  /** Time from which on another dose respects both limits, ms since 1970; undefined if it already does. */
  nextAt: number | undefined;
  /** Empty if a dose may be taken without confirmation. */
  doubts: AsNeededDoubt[];
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Checks whether another dose of a medicine that is taken as needed respects its limits. The daily limit is for any 24
 * hours instead of the calendar day, because otherwise the doses of an evening and of the following night would not be
 * added up.
 * @param taken times of the doses, ms since 1970: those of all reminders with the same substance, planned ones too
 * @param now ms since 1970; a dose after it, or at an unknown time, counts as taken now
 * @see NHS, Paracetamol for adults (2022): at least 4 hours between doses, no more than 4 doses in 24 hours
 */
export function asNeededStatus(
  { minHoursBetween, maxDosesPerDay }: AsNeededLimits,
  taken: readonly number[],
  now: number,
): AsNeededStatus {
  // A time after now comes from a clock that was wrong: the dose has been taken, at the latest now.
  const past = taken.map((time) => (time <= now ? time : now)).sort((a, b) => a - b);
  const last = past[past.length - 1];
  const recent = past.filter((time) => time > now - day);
  // An unknown limit permits no other dose within 24 hours.
  // The dose that must be 24 hours ago before another one respects the daily limit.
  const blocking = recent[recent.length - (maxDosesPerDay >= 1 ? maxDosesPerDay : 1)];
  const afterInterval = last === undefined ? now : last + (minHoursBetween >= 0 ? minHoursBetween : 24) * hour;
  const afterCount = blocking === undefined ? now : blocking + day;
  const nextAt = Math.max(afterInterval, afterCount);
  return {
    last,
    count: recent.length,
    nextAt: nextAt > now ? nextAt : undefined,
    doubts: [
      ...(!(afterInterval <= now) ? (['tooSoon'] as const) : []),
      ...(!(afterCount <= now) ? (['tooMany'] as const) : []),
    ],
  };
}
