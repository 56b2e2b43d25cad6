import type { Examples } from '../description/description.ts';
import type { User, UserCard } from '../generated/operations.ts';
import { type People, peopleOf } from '../person/people.ts';
import { RecentMap } from './recent-map.ts';

/** The owner of a world. */
export interface Account {
  /** `phone:13900005678`, or the token of a test. */
  readonly name: string;
  /** The example of the user information that the person starts with; undefined for the first one. */
  readonly example: string | undefined;
  /** The facts that differ from that example. */
  readonly user: Partial<Omit<User, 'userToken'>>;
  /** The initial number. Accounts of tests have none, so that nobody else reaches them by number. */
  readonly phoneNumber: string | undefined;
  closed: boolean;
}

/** A person with a phone number: an account, or a person of the examples. */
export type Known = { account: Account; card?: never } | { account?: never; card: UserCard };

const NEWCOMER = 'incomplete';

/**
 * The accounts of a mock. An account is a phone number, and tokens are its sessions. Any text that is not the token of a
 * sign-in is an account by itself, so that each test can have its own.
 */
export class Accounts {
  readonly #people: People;
  /** The accounts of tests, by token. */
  readonly #tests = new RecentMap<Account>();
  readonly #sessions = new RecentMap<Account>();
  /** The account that currently has a number; null after an account has given up the number. */
  readonly #numbers = new RecentMap<Account | null>();
  #strangers = 0;

  constructor(examples: Examples) {
    this.#people = peopleOf(examples);
  }

  ofToken(token: string): Account {
    const [, phoneNumber] = SIGN_IN.exec(token) ?? [];
    if (phoneNumber === undefined) return this.#ofTest(token);
    const account = this.#sessions.get(token) ?? this.#ofNumber(phoneNumber);
    this.#sessions.set(token, account);
    return account;
  }

  /**
   * Opens a session of the number's account; a number without one gets a new one.
   * @param id 32 hexadecimal digits
   */
  signIn(phoneNumber: string, id: string): { account: Account; userToken: string } {
    const account = this.#ofNumber(phoneNumber);
    // The number and the example make the token readable, and let a restarted mock find its account.
    const userToken = `login-${id}-${phoneNumber}-${account.example}`;
    this.#sessions.set(userToken, account);
    return { account, userToken };
  }

  /**
   * The owner of a phone number, as seen by an account; undefined for a number without an account. A test's account finds
   * only the people of the examples.
   */
  find(phoneNumber: string, by: Account): Known | undefined {
    const account = this.#numbers.get(phoneNumber);
    const card = this.#people.cards.get(phoneNumber);
    if (by.phoneNumber === undefined || account === undefined) return card && { card };
    return account && !account.closed ? { account } : undefined;
  }

  /** Whether a number has an account, even a closed one. */
  isTaken(phoneNumber: string, by: Account): boolean {
    return Boolean(by.phoneNumber !== undefined && this.#numbers.get(phoneNumber)) || !!this.find(phoneNumber, by);
  }

  /** Gives an account a new number. The old number becomes available to another person. */
  changeNumber(account: Account, from: string, to: string): void {
    if (account.phoneNumber === undefined) return;
    this.#numbers.set(from, null);
    this.#numbers.set(to, account);
  }

  /** Forgets an account, whose sessions then start over with its first number. */
  reset(account: Account, phoneNumber: string): void {
    account.closed = false;
    if (account.phoneNumber === undefined) return;
    if (this.#numbers.get(phoneNumber) === account) this.#numbers.delete(phoneNumber);
    if (!this.#numbers.get(account.phoneNumber)) this.#numbers.set(account.phoneNumber, account);
  }

  #ofTest(token: string): Account {
    const account = this.#tests.get(token) ?? this.#newTest(token);
    this.#tests.set(token, account);
    return account;
  }

  /** The end of the token may name an example: `promoter`, or `shop-test-promoter`. */
  #newTest(token: string): Account {
    const last = token.split('-').at(-1);
    const example = this.#people.examples.find((name) => name === last);
    return { name: token, example, user: {}, phoneNumber: undefined, closed: false };
  }

  #ofNumber(phoneNumber: string): Account {
    const known = this.#numbers.get(phoneNumber);
    const account = known ?? (known === null ? this.#stranger(phoneNumber) : this.#first(phoneNumber));
    this.#numbers.set(phoneNumber, account);
    return account;
  }

  /** The first account of a number: a person of the examples, or a new one. */
  #first(phoneNumber: string): Account {
    const name = `phone:${phoneNumber}`;
    const user = this.#people.users.get(phoneNumber);
    if (user) return { name, ...user, phoneNumber, closed: false };
    const userId = `user-${phoneNumber.slice(1)}`;
    const person = this.#people.cards.get(phoneNumber) ?? { userId, userName: nameOf(phoneNumber), avatar: null };
    return { name, example: NEWCOMER, user: { ...person, phoneNumber }, phoneNumber, closed: false };
  }

  /** Creates a new account for a phone number that its earlier account no longer uses. */
  #stranger(phoneNumber: string): Account {
    this.#strangers++;
    const userId = `user-${phoneNumber.slice(1)}-${this.#strangers}`;
    const user = { userId, userName: nameOf(phoneNumber), avatar: null, phoneNumber };
    const name = `phone:${phoneNumber}:${this.#strangers}`;
    return { name, example: NEWCOMER, user, phoneNumber, closed: false };
  }
}

const SIGN_IN = /^login-[0-9a-f]{32}-(\d+)-\w+$/;

const nameOf = (phoneNumber: string) => `用户${phoneNumber.slice(-4)}`;
