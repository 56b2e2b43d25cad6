import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

/** Without a camp the next one shows. */
export const campParams = v.object({ campId: v.optional(idParam) });
