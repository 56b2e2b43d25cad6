import type { InviteCode, UserCard } from '../generated/operations.ts';
import { moment, msOf, timestamp } from './days.ts';
import { codeOf } from './hash.ts';

const YEAR = 365 * 86_400_000;

/** One of the two people of a link. A person of the examples has no world, so the mock simulates them. */
export interface LinkedPerson {
  readonly profile: UserCard;
  world?: { relations: Link[] } | undefined;
}

/** What two people have in common, which starts with an invitation or a code. Both worlds contain the same object. */
export interface Link {
  relationshipId: string;
  /** The person who sent the invitation, or used the code. */
  from: LinkedPerson;
  to: LinkedPerson;
}

/** The links of one person. */
interface Linked<One extends Link> {
  me: One['from'];
  relations: One[];
}

/** An invitation code, which works once. */
export interface Code extends InviteCode {
  used: boolean;
}

/** The time after a number of milliseconds. */
export const after = (now: Date, milliseconds: number): string => timestamp(moment(now.getTime() + milliseconds));

export const otherOf = <Person extends LinkedPerson>({ from, to }: { from: Person; to: Person }, me: Person): Person =>
  from === me ? to : from;

export const findLink = <One extends Link>({ relations }: { relations: One[] }, id: string): One | undefined =>
  relations.find(({ relationshipId }) => relationshipId === id);

/** Adds a link to the worlds of both people. */
export function addLink<One extends Link>(link: One): One {
  for (const { world } of [link.from, link.to]) world?.relations.push(link);
  return link;
}

/** The links with other accounts, which have their own worlds. */
export const common = <One extends Link>({ relations, me }: Linked<One>): One[] =>
  relations.filter((link) => otherOf(link, me).world !== undefined);

/** An id that is new in the worlds of both people. */
export function nextId(prefix: string, first: number, people: { world?: { relations: Link[] } | undefined }[]): string {
  const links = people.flatMap(({ world }) => world?.relations ?? []);
  const numbers = links.map(({ relationshipId }) => Number(relationshipId.split('-').at(-1)));
  return `${prefix}-${Math.max(...numbers, first) + 1}`;
}

/** The invitations of the last year, newest first. */
export const recent = <One extends { invitedAt: string }>(invitations: One[], now: Date): One[] =>
  invitations
    .filter(({ invitedAt }) => msOf(invitedAt) > now.getTime() - YEAR)
    .sort((a, b) => msOf(b.invitedAt) - msOf(a.invitedAt));

export const isUsable = ({ expiresAt, used }: Code, now: Date): boolean => !used && msOf(expiresAt) > now.getTime();

/** A new code of a person. @param options `count` is the number of the person's earlier codes */
export function newCode(
  { userId }: UserCard,
  { prefix, page, count }: { prefix: string; page: string; count: number },
  now: Date,
): Code {
  const inviteCode = prefix + codeOf(`${userId} ${count}`).toUpperCase();
  const link = `https://h5.health-app.example/${page}?inviteCode=${inviteCode}`;
  return { inviteCode, link, expiresAt: after(now, 3 * 86_400_000), used: false };
}
