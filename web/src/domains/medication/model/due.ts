/** From this many minutes before its time a dose is due. Earlier, taking it is an exception, which no main button suggests. */
const DUE_BEFORE = 30;

/**
 * Whether it is too early for the main button of a dose.
 * @param time planned time of a dose of today, `HH:mm`
 * @param now current time, `HH:mm`
 */
export const isEarly = (time: string, now: string): boolean => minutesUntil(time, now) > DUE_BEFORE;

/**
 * Minutes from now until a time of today, negative once it has passed.
 * @param time `HH:mm`
 * @param now `HH:mm`
 */
export const minutesUntil = (time: string, now: string): number => minuteOf(time) - minuteOf(now);

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
