/** Times of day, `HH:mm`, as a person enters them; an incomplete one is `''`. */
export const MOST_TIMES = 8;

/** Times in order; incomplete ones come last. */
export const inOrder = (times: string[]): string[] => [...times].sort((a, b) => ((a || '~') < (b || '~') ? -1 : 1));

/** A time to suggest next, without a duplicate. */
export function nextTime(times: string[]): string {
  const usual = ['08:00', '12:00', '18:00', '21:00', '06:00', '10:00', '15:00', '23:00'];
  return usual.find((time) => !times.includes(time)) ?? '';
}
