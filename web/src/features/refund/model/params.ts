import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

export const applyParams = v.object({ orderId: idParam });

/** Without a refund id, the screen shows the newest one. */
export const refundParams = v.object({ orderId: idParam, refundId: v.optional(idParam) });
