import { msOf, timestamp } from '../../engine/days.ts';
import { after, otherOf } from '../../engine/links.ts';
import type { FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyRelation } from '../../generated/operations.ts';
import { card } from '../../person/people.ts';
import type { Invited, Party, Relation, Side } from './model.ts';
import { readingsOf } from './readings.ts';

const TIME_TO_ANSWER = 7 * 86_400_000;

const sideOf = ({ sides }: Relation, party: Party): Side => sides.get(party) ?? { shared: [] };

/** An open invitation expires with time. */
export function statusOf({ status, invitation }: Relation, now: Date): Relation['status'] {
  const over = invitation !== undefined && msOf(invitation.expiresAt) <= now.getTime();
  return status === 'invited' && over ? 'expired' : status;
}

export function invite(
  relationshipId: string,
  { from, to }: Pick<Relation, 'from' | 'to'>,
  { phoneNumber, relation, shared }: Required<Pick<FamilyInvitation, 'phoneNumber' | 'relation' | 'shared'>>,
  now: Date,
): Invited {
  const times = { invitedAt: timestamp(now), expiresAt: after(now, TIME_TO_ANSWER), answeredAt: null };
  const invitation = { phoneNumber, relation, shared, ...times };
  const sides = new Map([[from, { relation, shared }]]);
  return { relationshipId, status: 'invited', from, to, sides, invitation, since: null };
}

export function end(relation: Relation, status: 'declined' | 'removed', now: Date): void {
  if (relation.invitation && statusOf(relation, now) === 'invited') relation.invitation.answeredAt = timestamp(now);
  relation.status = status;
}

/** Makes the two people a family. */
export function join(relation: Relation, sides: Map<Party, Side>, now: Date): void {
  if (relation.invitation) relation.invitation.answeredAt = timestamp(now);
  relation.sides = sides;
  relation.status = 'accepted';
  relation.since = timestamp(now);
}

/** The invitation in the format of the description, as one of the two sees it. Only the inviter sees the number. */
export function showInvitation(relation: Invited, me: Party, now: Date): FamilyInvitation {
  const { phoneNumber, ...invitation } = relation.invitation;
  const { relationshipId, from } = relation;
  const number = from === me && phoneNumber !== undefined && { phoneNumber };
  const other = card(otherOf(relation, me).profile);
  return { relationshipId, ...other, status: statusOf(relation, now), ...invitation, ...number };
}

/** The other person in the form of the description, with the values that they share. */
export function showDetail(relation: Relation, me: Party, now: Date): FamilyMemberDetail {
  const other = otherOf(relation, me);
  const { gender = -1, birthDate = null, phoneNumber = null } = other.profile;
  const mine = sideOf(relation, me);
  const { shared } = sideOf(relation, other);
  if (!mine.relation || relation.since === null) throw new Error(`${relation.relationshipId} is not a family`);
  return {
    relationshipId: relation.relationshipId,
    ...card(other.profile),
    relation: mine.relation,
    ...{ gender, birthDate, phoneNumber, since: relation.since, sharedWithMe: shared, sharedByMe: mine.shared },
    ...readingsOf(other, shared, now),
  };
}

export function showMember(relation: Relation, me: Party, now: Date): FamilyMember {
  const { trends: _, ...member } = showDetail(relation, me, now);
  return member;
}

type RelationCode = FamilyRelation['code'];

/** For a man, for a woman. */
const OPPOSITES: Partial<Record<RelationCode, [RelationCode, RelationCode]>> = {
  husband: ['husband', 'wife'],
  wife: ['husband', 'wife'],
  father: ['son', 'daughter'],
  mother: ['son', 'daughter'],
  son: ['father', 'mother'],
  daughter: ['father', 'mother'],
  brother: ['brother', 'sister'],
  sister: ['brother', 'sister'],
  grandfather: ['grandchild', 'grandchild'],
  grandmother: ['grandchild', 'grandchild'],
  grandchild: ['grandfather', 'grandmother'],
};

/**
 * The opposite of a relation, such as daughter for mother if the person is a woman. `other` if the gender is unknown, or if
 * the relation has no opposite.
 */
export function oppositeOf(code: RelationCode, gender: -1 | 0 | 1): RelationCode {
  const pair = OPPOSITES[code];
  if (!pair) return 'other';
  const [man, woman] = pair;
  if (gender === -1) return man === woman ? man : 'other';
  return gender === 1 ? man : woman;
}
