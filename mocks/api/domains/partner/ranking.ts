import { isLossTooFast, leastPaceDays } from '../../../../sdk/src/safety/index.ts';
import { addDays, dayOf, daysBetween, msOf, startOfHour, timestamp } from '../../engine/days.ts';
import type { PartnerPairRank, PartnerRank, PartnerPeriod as Period, UserCard } from '../../generated/operations.ts';
import { hasConsent } from '../../person/consents.ts';
import { obstaclesOf } from '../../person/facts.ts';
import { card } from '../../person/people.ts';
import type { Reading } from '../../person/readings/readings.ts';
import type { World } from './model.ts';
import { partnerOf, partnership } from './world.ts';

const LONGEST = 50;
const DAYS = { week: 7, month: 30 } as const;

interface Pair {
  ids: [string, string];
  since: number;
}

/** The pairs of other people and the person's own pair. */
function pairsOf(world: World): Pair[] {
  const own = partnership(world);
  const partner = partnerOf(world);
  const others = world.pairs.map((ids): Pair => ({ ids, since: 0 }));
  if (!own || !partner) return others;
  return [...others, { ids: [world.person.profile.userId, partner.profile.userId], since: msOf(own.acceptedAt ?? '') }];
}

export const participants = (world: World): number => 2 * pairsOf(world).length;

/** The ranking of all people who had a partner at the time of the ranking and still have one. */
export function singleRank(world: World, period: Period, now: Date): PartnerRank {
  const entries = rankedPairs(world, now)
    .flatMap(({ ids }) => ids)
    .flatMap((userId) => {
      const recordedDays = daysOf(world, userId, period, now);
      return recordedDays === undefined ? [] : [{ ...personOf(world, userId), recordedDays }];
    });
  const list = ranked(entries);
  const mine = list.find(({ userId }) => userId === world.person.profile.userId) ?? null;
  return ranking(period, participants(world), list, mine, now);
}

/** The ranking of the pairs in which both people are ranked. */
export function pairRank(world: World, period: Period, now: Date): PartnerPairRank {
  const entries = rankedPairs(world, now).flatMap(({ ids }) => {
    const people = ids.map((userId) => ({ userId, days: daysOf(world, userId, period, now) }));
    // The order must be the same for both people of the pair, even with equal days.
    people.sort((a, b) => (b.days ?? 0) - (a.days ?? 0) || a.userId.localeCompare(b.userId));
    const [first, second] = people;
    if (first?.days === undefined || second?.days === undefined) return [];
    const recordedDays = first.days + second.days;
    return [{ first: personOf(world, first.userId), second: personOf(world, second.userId), recordedDays }];
  });
  const list = ranked(entries);
  const mine =
    list.find(({ first, second }) => [first.userId, second.userId].includes(world.person.profile.userId)) ?? null;
  return ranking(period, pairsOf(world).length, list, mine, now);
}

function ranking<Entry>(period: Period, participants: number, list: Entry[], mine: Entry | null, now: Date) {
  return { period, updatedAt: timestamp(lastMade(now)), participants, list: list.slice(0, LONGEST), mine };
}

/** The ranking updates every hour. A new pair enters with the next update; a dissolved pair leaves at once. */
const lastMade = startOfHour;

const rankedPairs = (world: World, now: Date): Pair[] =>
  pairsOf(world).filter(({ since }) => since < lastMade(now).getTime());

/**
 * The number of days of the period with a weight that was known at the time of the ranking. Undefined without such a day,
 * for too fast a loss, for a person who gets no help to lose weight, and without consent to the ranking.
 */
function ownDays({ person, start }: World, period: Period, now: Date): number | undefined {
  const today = dayOf(now);
  if (!hasConsent(person, 'ranking') || obstaclesOf(person, today).length > 0) return undefined;
  const since = period === 'total' ? (start?.startDate ?? '') : addDays(today, 1 - DAYS[period]);
  const known = person.weights.filter(({ measuredAt }) => msOf(measuredAt) <= lastMade(now).getTime());
  const weights = known.filter((reading) => dayOfReading(reading) >= since);
  const before = known.filter((reading) => dayOfReading(reading) < since).at(-1);
  if (weights.length === 0 || isFast(weights, before)) return undefined;
  return new Set(weights.map(dayOfReading)).size;
}

/**
 * Whether the loss over the weights of a period is too fast. If the weights cover too few days for a pace, they are
 * compared with the last one before the period, so that a single weight cannot hide a fast loss.
 */
function isFast(weights: Reading[], before: Reading | undefined): boolean {
  const [first, last] = [weights[0] as Reading, weights.at(-1) as Reading];
  const days = (from: Reading) => daysBetween(dayOfReading(from), dayOfReading(last));
  const from = days(first) < leastPaceDays && before ? before : first;
  // An impossible weight is no reason for a rank.
  return isLossTooFast(from.value, last.value, days(from)) !== false;
}

const dayOfReading = ({ measuredAt }: Reading): string => measuredAt.slice(0, 10);

/** The days of a user. A new partner without an account has none in the mock. */
function daysOf(world: World, userId: string, period: Period, now: Date): number | undefined {
  if (userId === world.person.profile.userId) return ownDays(world, period, now);
  const partner = partnerOf(world);
  if (partner?.world && partner.profile.userId === userId) return ownDays(partner.world, period, now);
  return world.recorded[period].get(userId);
}

function personOf(world: World, userId: string): UserCard {
  const { profile } = [world.me, partnerOf(world)].find((party) => party?.profile.userId === userId) ?? {};
  return profile ? card(profile) : (world.people.get(userId) ?? { userId, userName: userId, avatar: null });
}

/** Equal numbers of days share a rank, and the following ranks are skipped. People with the same rank are sorted by id. */
function ranked<Entry extends { recordedDays: number } & (UserCard | { first: UserCard })>(entries: Entry[]) {
  const id = (entry: UserCard | { first: UserCard }) => ('first' in entry ? entry.first : entry).userId;
  const sorted = [...entries].sort((a, b) => b.recordedDays - a.recordedDays || id(a).localeCompare(id(b)));
  return sorted.map((entry) => ({
    rank: sorted.findIndex(({ recordedDays }) => recordedDays === entry.recordedDays) + 1,
    ...entry,
  }));
}

/** A ranking of people for a visitor without a token: ranks and days without the people. */
export function withoutPeople(shown: PartnerRank): PartnerRank {
  return { ...shown, list: shown.list.map(({ rank, recordedDays }) => ({ rank, recordedDays })), mine: null };
}

/** A ranking of pairs for a visitor without a token. */
export function withoutPairs(shown: PartnerPairRank): PartnerPairRank {
  const list = shown.list.map(({ rank, recordedDays }) => ({ rank, recordedDays, first: {}, second: {} }));
  return { ...shown, list, mine: null };
}
