import { timestamp } from '../../days.ts';

export type Kind = 'weight' | 'bloodPressure' | 'bloodSugar' | 'heartRate' | 'steps' | 'medication';

export interface Card {
  userId: string;
  userName: string;
  avatar: string | null;
}

export interface Option {
  code: string;
  name: string;
  nameEn: string;
}

type Status = 'invited' | 'accepted' | 'declined' | 'expired' | 'removed';

export interface Invitation extends Card {
  relationshipId: string;
  status: Status;
  phoneNumber?: string;
  relation: Option;
  shared: Kind[];
  invitedAt: string;
  expiresAt: string;
  answeredAt: string | null;
}

export interface Member extends Card {
  relationshipId: string;
  relation: Option;
  gender: number;
  birthDate: string | null;
  phoneNumber: string | null;
  since: string;
  sharedWithMe: Kind[];
  sharedByMe: Kind[];
  latest: Partial<Record<Kind, unknown>>;
  trends: Partial<Record<Kind, unknown[]>>;
}

/** Two people from the invitation on. A relation by code has no invitation; an unaccepted one has no member. */
export interface Relation {
  relationshipId: string;
  /** The other person. */
  person: Card;
  status: Status;
  sentByMe: boolean;
  invitation?: Invitation;
  member?: Member;
}

const DAYS_TO_ANSWER = 7;
const DAY = 86_400_000;

export const later = (now: Date, days: number): string => timestamp(new Date(now.getTime() + days * DAY));

/** An open invitation expires with time. */
export function statusOf({ status, invitation }: Relation, now: Date): Status {
  const over = invitation !== undefined && Date.parse(invitation.expiresAt) <= now.getTime();
  return status === 'invited' && over ? 'expired' : status;
}

export function invite(
  relationshipId: string,
  { phoneNumber, person, relation, shared }: { phoneNumber: string; person: Card; relation: Option; shared: Kind[] },
  now: Date,
): Relation {
  const status = 'invited';
  const times = { invitedAt: timestamp(now), expiresAt: later(now, DAYS_TO_ANSWER), answeredAt: null };
  const invitation = { relationshipId, ...person, status, phoneNumber, relation, shared, ...times } as const;
  return { relationshipId, person, status, sentByMe: true, invitation };
}

export function end(relation: Relation, status: 'declined' | 'removed', now: Date): void {
  if (relation.invitation && statusOf(relation, now) === 'invited') relation.invitation.answeredAt = timestamp(now);
  relation.status = status;
  delete relation.member;
}

/** Facts about a person who joins. They share no measurement yet. */
export type Known = Partial<Pick<Member, 'gender' | 'birthDate' | 'phoneNumber'>>;

export function join(
  relation: Relation,
  known: Known,
  { option, sharedWithMe, sharedByMe }: { option: Option; sharedWithMe: Kind[]; sharedByMe: Kind[] },
  now: Date,
): Member {
  const { relationshipId, person, invitation } = relation;
  const { gender = -1, birthDate = null, phoneNumber = null } = known;
  const member = {
    relationshipId,
    ...person,
    relation: option,
    ...{ gender, birthDate, phoneNumber, since: timestamp(now), sharedWithMe, sharedByMe },
    latest: Object.fromEntries(sharedWithMe.map((kind) => [kind, null])),
    trends: Object.fromEntries(sharedWithMe.map((kind) => [kind, []])),
  };
  if (invitation) invitation.answeredAt = timestamp(now);
  relation.status = 'accepted';
  relation.member = member;
  return member;
}

export const showInvitation = (relation: Relation, now: Date): Invitation[] =>
  relation.invitation ? [{ ...relation.invitation, status: statusOf(relation, now) }] : [];

export function showMember({ trends: _, ...member }: Member): Omit<Member, 'trends'> {
  return member;
}
