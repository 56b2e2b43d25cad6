import * as v from 'valibot';
import { InviteCode } from './invitation-code.ts';

const Way = v.picklist(['qr', 'phone', 'match', 'code']);
export type Way = v.InferOutput<typeof Way>;

const Kind = v.picklist(['single', 'pair']);
export type Kind = v.InferOutput<typeof Kind>;

/** `?way=&inviteCode=` of the invitation. */
const InviteParameters = v.object({ way: v.optional(Way, 'qr'), inviteCode: v.optional(InviteCode) });

/** `?kind=&period=` of the ranking. */
const RankParameters = v.object({
  kind: v.optional(Kind, 'single'),
  period: v.optional(v.picklist(['week', 'month', 'total']), 'week'),
});

/** None when the address holds what it cannot hold. */
export const readInviteParameters = (search: URLSearchParams) => read(InviteParameters, search);
export const readRankParameters = (search: URLSearchParams) => read(RankParameters, search);

function read<Schema extends v.GenericSchema>(schema: Schema, search: URLSearchParams) {
  const result = v.safeParse(schema, Object.fromEntries(search));
  return result.success ? result.output : undefined;
}
