import { dayOf } from '../../api/days.ts';

/**
 * A clock of today that starts at 16:20 in Shanghai and moves, because some doses and meals of the day are over by then, and
 * others are due: at another time of day a command may rightly be refused.
 */
export function afternoon(): () => Date {
  const ahead = Date.parse(`${dayOf(new Date())}T16:20:00+08:00`) - Date.now();
  return () => new Date(Date.now() + ahead);
}
