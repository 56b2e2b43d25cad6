import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

/** `/medicine-remind/add?id=`; a new reminder without an id. */
export const editParams = v.object({ id: v.optional(idParam) });
