import * as v from 'valibot';
import { idParam } from '../../../lib/params.ts';

export const goodsParams = v.object({ goodsId: idParam });

/** Without a camp the next one shows. */
export const campParams = v.object({ campId: v.optional(idParam) });
