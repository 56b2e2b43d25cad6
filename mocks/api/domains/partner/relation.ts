import { moment, msOf, timestamp } from '../../engine/days.ts';
import { after, otherOf } from '../../engine/links.ts';
import type { PartnerRelationship } from '../../generated/operations.ts';
import { card } from '../../person/people.ts';
import type { Party, Relation } from './model.ts';

const TIME_TO_ANSWER = 3 * 86_400_000;
/** The mock simulates the suggested person, who accepts after a minute. */
const PROPOSED_ACCEPT_AFTER = 60_000;

/** A relation in the format of the description, as one of the two sees it. Only the inviter sees the number. */
export function show(relation: Relation, me: Party): PartnerRelationship {
  const { from, to: _, phoneNumber, inviteCode, ...shown } = relation;
  const sentByMe = from === me;
  const partner = card(otherOf(relation, me).profile);
  const number = sentByMe && phoneNumber !== undefined && { phoneNumber };
  return { ...shown, sentByMe, partner, ...(inviteCode !== undefined && { inviteCode }), ...number };
}

export const invite = (
  relationshipId: string,
  { from, to }: Pick<Relation, 'from' | 'to'>,
  by: { way: 'phone'; phoneNumber: string } | { way: 'match' },
  now: Date,
): Relation => ({
  ...{ relationshipId, status: 'invited', ...by, from, to },
  ...{ invitedAt: timestamp(now), expiresAt: after(now, TIME_TO_ANSWER), acceptedAt: null, endedAt: null },
});

export function joinByCode(
  relationshipId: string,
  { from, to }: Pick<Relation, 'from' | 'to'>,
  inviteCode: string,
  now: Date,
): Relation {
  const at = timestamp(now);
  const times = { invitedAt: at, expiresAt: null, acceptedAt: at, endedAt: null };
  return { relationshipId, status: 'accepted', way: 'code', from, to, inviteCode, ...times };
}

export function accept(relation: Relation, at: Date): void {
  relation.status = 'accepted';
  relation.acceptedAt = timestamp(at);
}

export function end(relation: Relation, status: 'declined' | 'expired' | 'cancelled' | 'left', at: Date): void {
  relation.status = status;
  relation.endedAt = timestamp(at);
}

/** Applies the changes to an invitation that result from time. */
export function settle(relation: Relation, now: Date): void {
  if (relation.status !== 'invited') return;
  const accepts = moment(msOf(relation.invitedAt) + PROPOSED_ACCEPT_AFTER);
  const expires = moment(relation.expiresAt ?? relation.invitedAt);
  const isPlayed = relation.way === 'match' && relation.from.world && !relation.to.world;
  if (isPlayed && accepts <= now) accept(relation, accepts);
  else if (expires <= now) end(relation, 'expired', expires);
}
