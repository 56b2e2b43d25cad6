import * as v from 'valibot';
import { dayParam } from '#platform/routing/params.ts';

/** The parameters of all reports. */
export const dateParams = v.object({ date: v.optional(dayParam) });

/** The view of the supplements. @default the nutrients */
export const viewParams = v.object({ view: v.optional(v.picklist(['shop'])) });
