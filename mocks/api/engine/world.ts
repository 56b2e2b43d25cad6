import type { Person } from '../person/person.ts';
import type { Account } from './accounts.ts';

/** The world of one account. */
export interface World {
  readonly account: Account;
  /** All domains share this object. */
  readonly person: Person;
  /** The state of a domain. Another domain may only read it. */
  state<State>(domain: string): State;
}
