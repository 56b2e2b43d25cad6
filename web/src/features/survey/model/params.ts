import * as v from 'valibot';
import { dayParam, idParam } from '#platform/routing/params.ts';

/** `again=1`: starts a new assessment although a report is ready. */
export const surveyParams = v.object({ again: v.optional(v.literal('1')) });
export const reportParams = v.object({ reportId: v.optional(idParam) });
export const planParams = v.object({ planId: v.optional(idParam) });
export const planDayParams = v.object({ planId: v.optional(idParam), date: v.optional(dayParam) });
