import * as v from 'valibot';
import { dayParam, idParam } from '#platform/routing/params.ts';

/** `/execution-plan`: a day or a stage of the person's plan, or of the plan with this id; today by default. */
export const dayParams = v.object({
  planId: v.optional(idParam),
  stageId: v.optional(idParam),
  date: v.optional(dayParam),
});

/** `/custom-plan/detail`: a stage of a plan, and its expanded task. */
export const planParams = v.object({ ...dayParams.entries, taskId: v.optional(idParam) });
