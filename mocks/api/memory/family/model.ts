import type {
  FamilyInvitation,
  FamilyMemberDetail,
  FamilyRelation,
  FamilySharedKind,
  UserProfile,
} from '../../generated/operations.ts';
import type { Person } from '../../person.ts';
import type { World as Home } from '../../world.ts';

export type Kind = FamilySharedKind;

/** The values that a person shares with the family. */
export type Readings = Pick<FamilyMemberDetail, 'latest' | 'trends'>;

/** One side of a relation. A person of the examples has no world, so the mock simulates them. */
export interface Party {
  readonly profile: Pick<UserProfile, 'userId' | 'userName' | 'avatar'> & Partial<Facts>;
  /** The values of a simulated person. */
  played?: Partial<Readings> | undefined;
  world?: World | undefined;
}

export type Facts = Pick<FamilyMemberDetail, 'gender' | 'birthDate' | 'phoneNumber'>;

/** One person's answers. */
export interface Side {
  /** The other person's relation to this one; absent until this person has answered. */
  relation?: FamilyRelation | undefined;
  /** The kinds that this person shares. */
  shared: Kind[];
}

/** A relation of two people, which starts with the invitation. Both worlds contain the same object. */
export interface Relation {
  relationshipId: string;
  status: FamilyInvitation['status'];
  /** The person who sent the invitation, or used the code. */
  from: Party;
  to: Party;
  sides: Map<Party, Side>;
  /** Absent in a relation by code. */
  invitation?: Pick<FamilyInvitation, 'relation' | 'shared' | 'phoneNumber' | 'invitedAt' | 'expiresAt' | 'answeredAt'>;
  /** The time at which the two became family; null before. */
  since: string | null;
}

/** A relation that began with an invitation. */
export type Invited = Relation & { invitation: NonNullable<Relation['invitation']> };

export const isInvited = (relation: Relation): relation is Invited => relation.invitation !== undefined;

/** An invitation code. It works once. */
export interface Code {
  inviteCode: string;
  link: string;
  shared: Kind[];
  expiresAt: string;
  used: boolean;
}

export interface FamilyCode {
  owner: Party;
  code: Code;
}

export interface World {
  /** The person of this world. */
  person: Person;
  /** The world of all domains, from which the values of the person come. */
  home: Home;
  me: Party;
  relations: Relation[];
  options: FamilyRelation[];
  ownCodes: Code[];
  /** The examples' codes of other people, by the code. */
  foreignCodes: Map<string, FamilyCode>;
  /** The people of the examples, by user. */
  people: Map<string, Party>;
}
