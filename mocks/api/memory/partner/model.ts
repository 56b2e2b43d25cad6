import type {
  InviteCode,
  PartnerCandidate,
  PartnerOwnProgress,
  PartnerPeriod,
  PartnerProgress,
  PartnerRelationship,
  UserCard,
} from '../../generated/operations.ts';
import type { Person } from '../../person.ts';

/** One side of a relation. A person of the examples has no world, so the mock simulates them. */
export interface Party {
  readonly profile: UserCard;
  world?: World | undefined;
}

/** A relation of two people, which starts with the invitation. Both worlds contain the same object. */
export interface Relation extends Omit<PartnerRelationship, 'sentByMe' | 'partner'> {
  /** The person who sent the invitation, or used the code. */
  from: Party;
  to: Party;
}

/** An invitation code. It works once. */
export interface Code extends InviteCode {
  used: boolean;
}

export interface PartnerCode {
  owner: Party;
  code: Code;
}

export interface World {
  /** The person of this world. */
  person: Person;
  me: Party;
  /** The progress of the examples' person; null for a new one. */
  start: PartnerOwnProgress | null;
  relations: Relation[];
  /** By user, for the examples' current and former partners. */
  progress: Map<string, PartnerProgress>;
  candidates: PartnerCandidate[];
  /** The end of each candidate's reservation for the person, by user. */
  proposed: Map<string, Date>;
  /** The examples' codes of other people; a used code is removed. */
  codes: Map<string, UserCard>;
  ownCodes: Code[];
  /** By user, the number of days of the period with a recorded weight. It contains only ranked users. */
  recorded: Record<PartnerPeriod, Map<string, number>>;
  people: Map<string, UserCard>;
  /** The pairs of other people. */
  pairs: [string, string][];
}
