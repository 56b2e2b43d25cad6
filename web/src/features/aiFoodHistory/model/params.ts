import * as v from 'valibot';
import { dayParam } from '#platform/routing/params.ts';

export const historyParams = v.object({ date: v.optional(dayParam) });
