import * as v from 'valibot';
import { isDay } from '#lib/time/days.ts';
import { dayParam } from '#platform/routing/params.ts';
import { FIRST_YEAR, LAST_YEAR } from './year.ts';

/** `/medicine-remind?date=`; today without a date. */
export const todayParams = v.object({ date: v.optional(dayParam) });

/**
 * `/medicine-remind/record`: a day, by default today, and a month, by default the day's; with `year`, the calendar of a
 * year; with `days`, the doctor's summary of that many days.
 */
export const recordParams = v.object({
  date: v.optional(dayParam),
  month: v.optional(
    v.pipe(
      v.string(),
      v.check((month) => isDay(`${month}-01`)),
    ),
  ),
  year: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR)),
  ),
  days: v.optional(v.pipe(v.picklist(['30', '90']), v.transform(Number))),
});
