/** The limits of a medicine that is taken as needed. */
export interface AsNeededLimits {
  /** Least hours between two doses. */
  minHoursBetween: number;
  /** Most doses within 24 hours. */
  maxDosesPerDay: number;
}

/** Why a dose that is taken as needed is doubted now. */
export type AsNeededDoubt = 'tooSoon' | 'tooMany';

/** Where a person stands between two doses. */
export interface AsNeededStatus {
  /** Time of the last dose, ms since 1970; absent for none. */
  last: number | undefined;
  /** Doses within the last 24 hours. */
  count: number;
  /** From when on a further dose keeps both limits, ms since 1970; absent if it does now. */
  nextAt: number | undefined;
  /** Empty for a dose that may be taken without a question. */
  doubts: AsNeededDoubt[];
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Whether a further dose of a medicine that is taken as needed keeps its limits. The day is any 24 hours, not the calendar day:
 * otherwise the doses of an evening and of the night after it would not count together.
 * @param taken times of the doses, ms since 1970
 * @param now ms since 1970
 * @see NHS, Paracetamol for adults (2022): at least 4 hours between doses, no more than 4 doses in 24 hours
 */
export function asNeededStatus(
  { minHoursBetween, maxDosesPerDay }: AsNeededLimits,
  taken: readonly number[],
  now: number,
): AsNeededStatus {
  const past = taken.filter((time) => time <= now).sort((a, b) => a - b);
  const last = past[past.length - 1];
  const recent = past.filter((time) => time > now - day);
  // The dose whose 24 hours must be over before a further one keeps the number.
  const blocking = recent[recent.length - maxDosesPerDay];
  const afterInterval = last === undefined ? now : last + minHoursBetween * hour;
  const afterCount = blocking === undefined ? now : blocking + day;
  const nextAt = Math.max(afterInterval, afterCount);
  return {
    last,
    count: recent.length,
    nextAt: nextAt > now ? nextAt : undefined,
    doubts: [
      ...(afterInterval > now ? (['tooSoon'] as const) : []),
      ...(afterCount > now ? (['tooMany'] as const) : []),
    ],
  };
}
