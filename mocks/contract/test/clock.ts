import { setImmediate } from 'node:timers/promises';
import { dayOf } from '../../api/engine/days.ts';
import type { Clock } from '../pace.ts';

let time = 0;

/** A clock of the tests of limits: time passes where a run waits, and nowhere else. */
export const WAITLESS_CLOCK: Clock = {
  now: () => time,
  wait: async (milliseconds) => {
    const end = time + milliseconds;
    await setImmediate();
    time = Math.max(time, end);
  },
};

/**
 * A clock of today that starts at a time of day in Shanghai and moves. The time of the machine would decide which doses and
 * meals of the day are due, and so what a command may rightly be refused.
 * @param time of day, such as `16:20`
 */
export function clockFrom(time: string): () => Date {
  const ahead = Date.parse(`${dayOf(new Date())}T${time}:00+08:00`) - Date.now();
  return () => new Date(Date.now() + ahead);
}
