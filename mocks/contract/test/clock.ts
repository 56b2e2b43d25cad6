import { dayOf } from '../../api/engine/days.ts';

/**
 * A clock of today that starts at a time of day in Shanghai and moves. The time of the machine would decide which doses and
 * meals of the day are due, and so what a command may rightly be refused.
 * @param time of day, such as `16:20`
 */
export function clockFrom(time: string): () => Date {
  const ahead = Date.parse(`${dayOf(new Date())}T${time}:00+08:00`) - Date.now();
  return () => new Date(Date.now() + ahead);
}
