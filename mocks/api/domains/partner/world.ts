import { dayOf, msOf } from '../../engine/days.ts';
import { type Code, isUsable, newCode, otherOf, recent } from '../../engine/links.ts';
import { inThePast, type LiveExamples } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type {
  PartnerPeriod,
  PartnerProgress,
  PartnerRelationship,
  RankedPerson,
  UserCard,
} from '../../generated/operations.ts';
import { card } from '../../person/people.ts';
import type { Person } from '../../person/person.ts';
import type { Party, Relation, World } from './model.ts';
import { ownProgress } from './own-progress.ts';
import { end, settle } from './relation.ts';

/** The examples for a signed-in person contain names; those for a visitor do not. */
const isNamed = <Entry extends RankedPerson>(entry: Entry): entry is Entry & UserCard =>
  entry.userId !== undefined && entry.userName !== undefined && entry.avatar !== undefined;

/**
 * Creates the suggestions and the rankings of the examples; for the examples' own person also the partner, the invitations
 * and the code.
 */
export function begin(examples: LiveExamples, now: Date, person: Person): World {
  const { isNew, isExample } = person;
  const { me, partner } = examples.data('partner.indexData');
  if (!me || !partner) throw new Error('The first example of partner.indexData has no partner');
  const ranked = (period: PartnerPeriod) => examples.data('partner.singleRank', period).list.filter(isNamed);
  const recorded = (period: PartnerPeriod) =>
    new Map(ranked(period).map((entry) => [entry.userId, entry.recordedDays]));
  const pairs = examples.data('partner.pairRank', 'total').list;
  const byCode = successExamples(examples, 'partner.saveRelationship');
  const own: Party = { profile: person.profile };
  const last = examples.data('partner.relationship');
  const told = [...[...examples.data('partner.invitedMessage')].reverse(), ...(last ? [last] : [])];
  const world: World = {
    person,
    me: own,
    start: isNew ? null : me,
    relations: isExample ? told.map((relation) => relationOf(inThePast(relation, now), own)) : [],
    progress: new Map([[partner.userId, partner]]),
    candidates: successExamples(examples, 'partner.match').filter((one) => one !== null),
    proposed: new Map(),
    codes: new Map(byCode.flatMap(({ inviteCode, partner }) => (inviteCode ? [[inviteCode, partner]] : []))),
    ownCodes: isExample ? [{ ...examples.data('partner.qrCode'), used: false }] : [],
    recorded: { week: recorded('week'), month: recorded('month'), total: recorded('total') },
    people: new Map(ranked('total').map((entry) => [entry.userId, card(entry)])),
    pairs: pairs
      .flatMap(({ first, second }): [string, string][] =>
        isNamed(first) && isNamed(second) ? [[first.userId, second.userId]] : [],
      )
      .filter((pair) => !pair.includes(me.userId)),
  };
  own.world = world;
  return world;
}

function relationOf({ sentByMe, partner, ...rest }: PartnerRelationship, me: Party): Relation {
  const other = { profile: partner };
  return { ...rest, ...(sentByMe ? { from: me, to: other } : { from: other, to: me }) };
}

export function settleAll({ relations }: World, now: Date): void {
  for (const relation of relations) settle(relation, now);
}

export const partnership = ({ relations }: World): Relation | undefined =>
  relations.find(({ status }) => status === 'accepted');

/** The person's partner. */
export function partnerOf(world: World): Party | undefined {
  const current = partnership(world);
  return current && otherOf(current, world.me);
}

export const sentAndOpen = ({ relations, me }: World): Relation | undefined =>
  relations.find(({ status, from }) => from === me && status === 'invited');

/** The recent invitations to the person. */
export const received = ({ relations, me }: World, now: Date): Relation[] =>
  recent(
    relations.filter(({ to, way }) => to === me && way !== 'code'),
    now,
  );

/** The partnership, or else the latest relation with a person whom the user invited or had as a partner. */
export function lastRelation(world: World): Relation | null {
  const current = partnership(world);
  if (current) return current;
  const touched = ({ invitedAt, endedAt }: Relation) => msOf(endedAt ?? invitedAt);
  const mine = world.relations.filter(({ from, status }) => from === world.me || status === 'left');
  return mine.reduce<Relation | null>((last, next) => (last && touched(last) > touched(next) ? last : next), null);
}

/** Whether another person has a partner. */
export const isTaken = ({ pairs }: World, { world, profile }: Party): boolean =>
  world ? partnership(world) !== undefined : pairs.some((pair) => pair.includes(profile.userId));

export function cancelSent(world: World | undefined, now: Date): void {
  const sent = world && sentAndOpen(world);
  if (sent) end(sent, 'cancelled', now);
}

/** Ends all relations with other people, and informs these people. */
export function leaveAll({ relations, me }: World, now: Date): void {
  for (const relation of relations) {
    if (relation.status === 'accepted') end(relation, 'left', now);
    if (relation.status === 'invited') end(relation, relation.from === me ? 'cancelled' : 'declined', now);
  }
  me.world = undefined;
}

/** The progress of a partner, without their weight. For a new partner from the examples, it comes from the suggestion. */
export function progressOf(world: World, { world: theirs, profile }: Party, now: Date): PartnerProgress {
  if (theirs) {
    const progress = ownProgress(theirs, dayOf(now));
    if (!progress) return nothing(profile, now);
    const { startWeight: _1, currentWeight: _2, targetWeight: _3, ...shown } = progress;
    return shown;
  }
  const { userId } = profile;
  const { startDate = dayOf(now), lostPercent = 0 } =
    world.candidates.find((candidate) => candidate.userId === userId) ?? {};
  return world.progress.get(userId) ?? { ...nothing(profile, now), startDate, lostPercent };
}

const nothing = (profile: Party['profile'], now: Date): PartnerProgress => ({
  ...card(profile),
  ...{ startDate: dayOf(now), lostPercent: 0, lastWeighedOn: null, trend: [] },
});

/** The current code; a new one after its use or expiry. */
export function ownCode({ ownCodes, person }: World, now: Date): Code {
  const valid = ownCodes.find((code) => isUsable(code, now));
  if (valid) return valid;
  const kind = { prefix: 'SP', page: 'lose-weight-partner/invite', count: ownCodes.length };
  const code = newCode(person.profile, kind, now);
  ownCodes.push(code);
  return code;
}
