import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

/** Without a camp id, the screen shows the next camp. */
export const campParams = v.object({ campId: v.optional(idParam) });
