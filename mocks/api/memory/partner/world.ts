import { dayOf } from '../../days.ts';
import type { Examples } from '../../description.ts';
import { codeOf } from '../../hash.ts';
import { inThePast } from '../../live-dates.ts';
import type { Person } from '../../person.ts';
import { after, type Card, type Relation, settle } from './relation.ts';

export type Period = 'week' | 'month' | 'total';

interface Progress extends Card {
  startDate: string;
  lostPercent: number;
  lastWeighedOn: string | null;
  trend: unknown[];
}

interface Candidate extends Card {
  startDate: string;
  lostPercent: number;
  proposedUntil: string;
}

export interface OwnProgress extends Progress {
  trend: { date: string; lostPercent: number }[];
  startWeight: number;
  currentWeight: number;
  targetWeight: number | null;
}

interface Index {
  me: OwnProgress;
  partner: Progress;
}

interface Code {
  inviteCode: string;
  link: string;
  expiresAt: string;
}

/** A code of a person in another world. A used code is gone. */
export interface PartnerCode {
  owner: Card;
  expiresAt: string;
  used: boolean;
}

export interface World {
  /** The person of this world. */
  person: Person;
  /** The progress of the examples' person; null for a new one. */
  start: OwnProgress | null;
  relations: Relation[];
  /** By user, for current and former partners. */
  progress: Map<string, Progress>;
  candidates: Candidate[];
  /** The end of a candidate's reservation for the person, by user. */
  proposed: Map<string, Date>;
  /** Codes of other people; a used code is gone. */
  codes: Map<string, Card>;
  ownCodes: Code[];
  byPhone: Map<string, Card>;
  /** Percentage of weight lost, by user. Users with one weight or a gain are absent. */
  lost: Record<Period, Map<string, number>>;
  people: Map<string, Card>;
  /** The pairs of other people. */
  pairs: [string, string][];
}

/** The partner, the invitations, the proposals and the rankings of the examples. */
export function begin(examples: Examples, now: Date, person: Person): World {
  const all = <T>(id: string): T[] =>
    examples
      .names(id)
      .filter((name) => !name.startsWith('fail'))
      .map((name) => examples.data<T>(id, name))
      .filter((data) => data !== null);
  const { me, partner } = examples.data<Index>('partner.indexData');
  const { userId } = me;
  const isExample = person.profile.userId === userId;
  const ranked = (period: Period) =>
    examples.data<{ list: (Card & { lostPercent: number })[] }>('partner.singleRank', period).list;
  const lost = (period: Period) => new Map(ranked(period).map((entry) => [entry.userId, entry.lostPercent]));
  const pairs = examples.data<{ list: { first: Card; second: Card }[] }>('partner.pairRank', 'total').list;
  const byCode = all<Relation>('partner.saveRelationship');
  const byPhone = all<Relation>('partner.saveRelationshipByPhoneNumber');
  return {
    person,
    start: person.isNew ? null : me,
    relations: structuredClone(
      [
        ...[...examples.data<Relation[]>('partner.invitedMessage')].reverse(),
        examples.data<Relation>('partner.relationship'),
      ].map((relation) => inThePast(relation, now)),
    ),
    progress: new Map([[partner.userId, partner]]),
    candidates: all('partner.match'),
    proposed: new Map(),
    codes: new Map(
      byCode.flatMap((relation) => (relation.inviteCode ? [[relation.inviteCode, relation.partner]] : [])),
    ),
    ownCodes: isExample ? [examples.data('partner.qrCode')] : [],
    byPhone: new Map(byPhone.map((relation) => [relation.phoneNumber ?? '', relation.partner])),
    lost: { week: lost('week'), month: lost('month'), total: lost('total') },
    people: new Map(ranked('total').map(({ userId, userName, avatar }) => [userId, { userId, userName, avatar }])),
    pairs: pairs
      .map(({ first, second }): [string, string] => [first.userId, second.userId])
      .filter((pair) => !pair.includes(userId)),
  };
}

export function settleAll({ relations }: World, now: Date): void {
  for (const relation of relations) settle(relation, now);
}

export const partnership = ({ relations }: World) => relations.find(({ status }) => status === 'accepted');

export const sentAndOpen = ({ relations }: World) =>
  relations.find(({ status, sentByMe }) => sentByMe && status === 'invited');

export const received = ({ relations }: World, now: Date): Relation[] =>
  relations
    .filter(({ sentByMe, invitedAt }) => !sentByMe && Date.parse(invitedAt) > now.getTime() - 365 * 86_400_000)
    .sort((a, b) => Date.parse(b.invitedAt) - Date.parse(a.invitedAt));

/** The partnership, or else the latest event with a person whom the user invited or had as a partner. */
export function lastRelation(world: World): Relation | null {
  const current = partnership(world);
  if (current) return current;
  const touched = ({ invitedAt, endedAt }: Relation) => Date.parse(endedAt ?? invitedAt);
  const mine = world.relations.filter(({ sentByMe, status }) => sentByMe || status === 'left');
  return mine.reduce<Relation | null>((last, next) => (last && touched(last) > touched(next) ? last : next), null);
}

export const isTaken = ({ pairs }: World, userId: string): boolean => pairs.some((pair) => pair.includes(userId));

/** The facts of a new partner come from the examples. */
export function progressOf(world: World, { userId, userName, avatar }: Card, now: Date): Progress {
  const { startDate = dayOf(now), lostPercent = world.lost.total.get(userId) ?? 0 } =
    world.candidates.find((candidate) => candidate.userId === userId) ?? {};
  const known = world.progress.get(userId);
  return known ?? { userId, userName, avatar, startDate, lostPercent, lastWeighedOn: null, trend: [] };
}

export function nextId({ relations }: World): string {
  const numbers = relations.map(({ relationshipId }) => Number(relationshipId.split('-').at(-1)));
  return `pair-${Math.max(...numbers) + 1}`;
}

/** The current code; a new one after its expiry. */
export function ownCode({ ownCodes, person }: World, now: Date): Code {
  const valid = ownCodes.find(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
  if (valid) return valid;
  const inviteCode = `SP${codeOf(`${person.profile.userId} ${ownCodes.length}`).toUpperCase()}`;
  const link = `https://h5.health-app.example/lose-weight-partner/invite?inviteCode=${inviteCode}`;
  ownCodes.push({ inviteCode, link, expiresAt: after(now, 3 * 86_400_000) });
  return ownCodes.at(-1) as Code;
}
