const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An amount of one unit, such as 12 hours. */
export interface DurationPart {
  unit: 'day' | 'hour' | 'minute';
  count: number;
}

/**
 * Splits a duration into one or two units, rounded down: "6 days", "1 day 12 hours", "23 hours", "1 hour 5 minutes", "59
 * minutes". The largest unit is enough, except for a single day or hour: 36 hours would otherwise read as one day.
 * @param duration ms; less than a minute counts as one minute
 * @returns one part or two, the larger unit first; none for a duration of 0 or less
 */
export function durationParts(duration: number): DurationPart[] {
  if (!(duration > 0)) return [];
  const parts: DurationPart[] = [
    { unit: 'day', count: Math.floor(duration / DAY) },
    { unit: 'hour', count: Math.floor((duration % DAY) / HOUR) },
    { unit: 'minute', count: Math.floor((duration % HOUR) / MINUTE) },
  ];
  const [longest, next] = parts.slice(parts.findIndex(({ count }) => count > 0));
  if (!longest?.count) return [{ unit: 'minute', count: 1 }];
  return longest.count === 1 && next && next.count > 0 ? [longest, next] : [longest];
}

/** Seconds of a duration in ms, rounded up, so that 0 means that it is over. */
export const secondsOf = (duration: number): number => Math.max(0, Math.ceil(duration / 1000));

/** Formats a countdown: "9:05". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
