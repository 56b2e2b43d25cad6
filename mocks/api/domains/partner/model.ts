import type { Code, Link, LinkedPerson } from '../../engine/links.ts';
import type {
  PartnerCandidate,
  PartnerOwnProgress,
  PartnerPeriod,
  PartnerProgress,
  PartnerRelationship,
  UserCard,
} from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';

/** One of the two people of a relation. */
export interface Party extends LinkedPerson {
  world?: World | undefined;
}

export interface Relation extends Link, Omit<PartnerRelationship, 'sentByMe' | 'partner'> {
  from: Party;
  to: Party;
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
