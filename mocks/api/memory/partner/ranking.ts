import { isLossTooFast } from '../../../../sdk/src/safety/index.ts';
import { addDays, dayOf, daysBetween, timestamp } from '../../days.ts';
import type { PartnerPairRank, PartnerRank, PartnerPeriod as Period, UserCard } from '../../generated/operations.ts';
import { hasConsent } from '../../person/consents.ts';
import { obstaclesOf } from '../../person/facts.ts';
import { card } from '../../person/people.ts';
import { type Reading, round } from '../healthData/readings.ts';
import type { World } from './model.ts';
import { ownProgress } from './own-progress.ts';
import { partnerOf, partnership, progressOf } from './world.ts';

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
  return [
    ...others,
    { ids: [world.person.profile.userId, partner.profile.userId], since: Date.parse(own.acceptedAt ?? '') },
  ];
}

export const participants = (world: World): number => 2 * pairsOf(world).length;

/** The ranking of all people who had a partner at its time and still have one. */
export function singleRank(world: World, period: Period, now: Date): PartnerRank {
  const entries = rankedPairs(world, now)
    .flatMap(({ ids }) => ids)
    .flatMap((userId) => {
      const lostPercent = lostBy(world, userId, period, now);
      return lostPercent === undefined ? [] : [{ ...personOf(world, userId), lostPercent }];
    });
  const list = ranked(entries);
  const mine = list.find(({ userId }) => userId === world.person.profile.userId) ?? null;
  return ranking(period, participants(world), list, mine, now);
}

/** The ranking of the pairs in which both people have weighed themselves in the period. */
export function pairRank(world: World, period: Period, now: Date): PartnerPairRank {
  const entries = rankedPairs(world, now).flatMap(({ ids }) => {
    const people = ids.map((userId) => ({ userId, lost: lostBy(world, userId, period, now) }));
    const [first, second] = people.sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
    if (first?.lost === undefined || second?.lost === undefined) return [];
    const lostPercent = mean(first.lost, second.lost);
    return [{ first: personOf(world, first.userId), second: personOf(world, second.userId), lostPercent }];
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
function lastMade(now: Date): Date {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return hour;
}

const rankedPairs = (world: World, now: Date): Pair[] =>
  pairsOf(world).filter(({ since }) => since < lastMade(now).getTime());

/**
 * The percentage that the person had lost at the time of the ranking. Undefined after a gain, at too fast a pace, for a
 * person who gets no help to lose weight, and without their consent to be ranked.
 */
function ownLoss(world: World, period: Period, now: Date): number | undefined {
  const today = dayOf(now);
  if (!hasConsent(world.person, 'ranking') || obstaclesOf(world.person, today).length > 0) return undefined;
  const known = (reading: Reading) => Date.parse(reading.measuredAt) <= lastMade(now).getTime();
  const weights = world.person.weights.filter(known);
  const me = ownProgress(world, today, weights);
  const from = referenceOf(world, weights, period, now);
  const last = weights.at(-1);
  if (!me || from === undefined || last === undefined) return undefined;
  const to = last.value;
  const lostPercent = period === 'total' ? me.lostPercent : round(((from.weight - to) / from.weight) * 100, 1);
  const isTooFast = isLossTooFast(from.weight, to, daysBetween(from.day, last.measuredAt.slice(0, 10)));
  return lostPercent > 0 && !isTooFast ? lostPercent : undefined;
}

/**
 * The weight, in kg, and the day from which a period counts. It is the reference of the examples' percentage, else the first
 * weight of the period.
 */
function referenceOf({ start, lost }: World, weights: Reading[], period: Period, now: Date) {
  const since = period === 'total' ? '' : addDays(dayOf(now), -DAYS[period]);
  const percent = start && lost[period].get(start.userId);
  if (start && percent) return { weight: start.currentWeight / (1 - percent / 100), day: since || start.startDate };
  const first = weights.find(({ measuredAt }) => measuredAt >= since);
  return first && { weight: first.value, day: first.measuredAt.slice(0, 10) };
}

/** The percentage that a user has lost. For a new partner only the total exists. */
function lostBy(world: World, userId: string, period: Period, now: Date): number | undefined {
  if (userId === world.person.profile.userId) return ownLoss(world, period, now);
  const known = world.lost[period].get(userId);
  const partner = partnerOf(world);
  if (partner?.world && partner.profile.userId === userId) return ownLoss(partner.world, period, now);
  if (known !== undefined || period !== 'total' || partner?.profile.userId !== userId) return known;
  const { lostPercent } = progressOf(world, partner, now);
  return lostPercent > 0 ? lostPercent : undefined;
}

function personOf(world: World, userId: string): UserCard {
  const { profile } = [world.me, partnerOf(world)].find((party) => party?.profile.userId === userId) ?? {};
  return profile ? card(profile) : (world.people.get(userId) ?? { userId, userName: userId, avatar: null });
}

/** The mean of two values with one decimal, rounded half up to one decimal. */
const mean = (a: number, b: number): number => Math.round((Math.round(a * 10) + Math.round(b * 10)) / 2) / 10;

/** Equal percentages share a place, and the next place is skipped. People in one place are sorted by id. */
function ranked<Entry extends { lostPercent: number } & (UserCard | { first: UserCard })>(entries: Entry[]) {
  const id = (entry: UserCard | { first: UserCard }) => ('first' in entry ? entry.first : entry).userId;
  const sorted = [...entries].sort((a, b) => b.lostPercent - a.lostPercent || id(a).localeCompare(id(b)));
  return sorted.map((entry) => ({
    rank: sorted.findIndex(({ lostPercent }) => lostPercent === entry.lostPercent) + 1,
    ...entry,
  }));
}

/** A ranking of people as a visitor without a token sees it: places and percentages of nobody in particular. */
export function withoutPeople(shown: PartnerRank): PartnerRank {
  return { ...shown, list: shown.list.map(({ rank, lostPercent }) => ({ rank, lostPercent })), mine: null };
}

/** A ranking of pairs as a visitor without a token sees it. */
export function withoutPairs(shown: PartnerPairRank): PartnerPairRank {
  const list = shown.list.map(({ rank, lostPercent }) => ({ rank, lostPercent, first: {}, second: {} }));
  return { ...shown, list, mine: null };
}
