export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In the largest unit of which there is one, rounded down, so that nobody believes to have longer; none once it is over. */
export function timeLeft(until: string, now: number): TimeLeft | undefined {
  const left = Date.parse(until) - now;
  if (!(left > 0)) return undefined;
  if (left >= day) return { unit: 'days', count: Math.floor(left / day) };
  if (left >= hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / minute)) };
}

/** Seconds left, rounded up so that it is over when it says 0. */
export const secondsLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

/** "9:05" */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
