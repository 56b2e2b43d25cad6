import * as v from 'valibot';
import { inviteCode } from '#domains/invitation/model/invite-code.ts';

const way = v.picklist(['qr', 'phone', 'match', 'code']);
const kind = v.picklist(['single', 'pair']);

export type Way = v.InferOutput<typeof way>;
export type Kind = v.InferOutput<typeof kind>;

/** `/lose-weight-partner/invite?way=&inviteCode=` */
export const inviteParams = v.object({ way: v.optional(way, 'qr'), inviteCode: v.optional(inviteCode) });

/** `/lose-weight-partner/rank?kind=&period=` */
export const rankParams = v.object({
  kind: v.optional(kind, 'single'),
  period: v.optional(v.picklist(['week', 'month', 'total']), 'week'),
});
