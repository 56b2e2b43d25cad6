import * as v from 'valibot';
import { dayParam, idParam } from '../../../lib/params.ts';
import { FIRST_YEAR, LAST_YEAR } from './year.ts';

/** `/medicine-remind?date=`; without a date today. */
export const todayParams = v.object({ date: v.optional(dayParam) });

/** `/medicine-remind/add?id=`; without an id a new reminder. */
export const editParams = v.object({ id: v.optional(idParam) });

/** `/medicine-remind/record?year=`; without a year this one. */
export const recordParams = v.object({
  year: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR)),
  ),
});
