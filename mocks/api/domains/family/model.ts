import type * as links from '../../engine/links.ts';
import type { World as Home } from '../../engine/world.ts';
import type {
  FamilyInvitation,
  FamilyMemberDetail,
  FamilyRelation,
  FamilySharedKind,
  UserCard,
} from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';

export type Kind = FamilySharedKind;

/** The values that a person shares with the family. */
export type Readings = Pick<FamilyMemberDetail, 'latest' | 'trends'>;

/** One of the two people of a relation. */
export interface Party extends links.LinkedPerson {
  readonly profile: UserCard & Partial<Facts>;
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

export interface Relation extends links.Link {
  status: FamilyInvitation['status'];
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

export interface Code extends links.Code {
  shared: Kind[];
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
