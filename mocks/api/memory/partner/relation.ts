import { timestamp } from '../../days.ts';

export interface Card {
  userId: string;
  userName: string;
  avatar: string | null;
}

export interface Relation {
  relationshipId: string;
  status: 'invited' | 'accepted' | 'declined' | 'expired' | 'cancelled' | 'left';
  sentByMe: boolean;
  way: 'code' | 'phone' | 'match';
  /** The other person. */
  partner: Card;
  inviteCode?: string;
  phoneNumber?: string;
  invitedAt: string;
  expiresAt: string | null;
  acceptedAt: string | null;
  endedAt: string | null;
}

const TIME_TO_ANSWER = 3 * 86_400_000;
/** The mock plays the proposed person, who accepts after a minute. */
const PROPOSED_ACCEPT_AFTER = 60_000;

export const after = (now: Date, milliseconds: number): string => timestamp(new Date(now.getTime() + milliseconds));

export function invite(
  relationshipId: string,
  partner: Card,
  by: { way: 'phone'; phoneNumber: string } | { way: 'match' },
  now: Date,
): Relation {
  const expiresAt = after(now, TIME_TO_ANSWER);
  const open = { invitedAt: timestamp(now), expiresAt, acceptedAt: null, endedAt: null };
  return { relationshipId, status: 'invited', sentByMe: true, ...by, partner, ...open };
}

export function joinByCode(relationshipId: string, partner: Card, inviteCode: string, now: Date): Relation {
  const at = timestamp(now);
  const times = { invitedAt: at, expiresAt: null, acceptedAt: at, endedAt: null };
  return { relationshipId, status: 'accepted', sentByMe: true, way: 'code', partner, inviteCode, ...times };
}

export function accept(relation: Relation, at: Date): void {
  relation.status = 'accepted';
  relation.acceptedAt = timestamp(at);
}

export function end(relation: Relation, status: 'declined' | 'expired' | 'cancelled' | 'left', at: Date): void {
  relation.status = status;
  relation.endedAt = timestamp(at);
}

/** Applies the changes that time makes to an invitation. */
export function settle(relation: Relation, now: Date): void {
  if (relation.status !== 'invited') return;
  const accepts = new Date(Date.parse(relation.invitedAt) + PROPOSED_ACCEPT_AFTER);
  const expires = new Date(relation.expiresAt ?? relation.invitedAt);
  if (relation.sentByMe && relation.way === 'match' && accepts <= now) accept(relation, accepts);
  else if (expires <= now) end(relation, 'expired', expires);
}
