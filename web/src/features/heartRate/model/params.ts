import * as v from 'valibot';
import { dayParam, idParam } from '#platform/routing/params.ts';

/** `/heart-rate-monitor/home`: a period and its last day; by default the week up to today. */
export const homeParams = v.object({
  period: v.optional(v.picklist(['week', 'month', 'halfYear', 'year'])),
  date: v.optional(dayParam),
});

/** `/heart-rate-monitor/result`: a new measurement, or a record of the history. */
export const resultParams = v.union([
  v.pipe(
    v.object({ measured: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
    v.transform(({ measured }) => ({ measured: Number(measured) })),
  ),
  v.object({
    recordId: idParam,
    /** Day of the record, which avoids loading the whole history to find it. */
    date: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
]);

export type ResultParams = v.InferOutput<typeof resultParams>;
