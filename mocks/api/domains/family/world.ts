import { msOf } from '../../engine/days.ts';
import { isUsable, newCode, otherOf } from '../../engine/links.ts';
import { inThePast, type LiveExamples } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type { World as Home } from '../../engine/world.ts';
import type { FamilyInvitation, FamilyMember, FamilyName, UserCard } from '../../generated/operations.ts';
import { card } from '../../person/people.ts';
import type { Code, Facts, FamilyCode, Kind, Party, Readings, Relation, World } from './model.ts';
import { end, statusOf } from './relation.ts';

/** Creates the people of the examples; for the examples' own person also the family, the invitations and the codes. */
export function begin(examples: LiveExamples, now: Date, home: Home): World {
  const { person } = home;
  const me: Party = { profile: person.profile };
  const { members, invitations } = examples.data('family.relationship');
  const people = peopleOf(examples, now);
  const partyOf = (other: UserCard): Party => people.get(other.userId) ?? playedBy(card(other));
  const past = <T>(record: T): T => structuredClone(inThePast(record, now));
  const invitedBy = (sentByMe: boolean) => (told: FamilyInvitation) => invitationOf(told, partyOf(told), me, sentByMe);
  const family = () => [
    ...members.map(past).map((member) => memberOf(member, partyOf(member), me)),
    ...invitations.map(past).map(invitedBy(true)),
    ...examples.data('family.invitedMessage').map(past).map(invitedBy(false)),
  ];
  const codes = successExamples(examples, 'family.name').filter(({ inviteCode }) => inviteCode !== undefined);
  const world: World = {
    person,
    home,
    me,
    relations: person.isExample ? family() : [],
    options: examples.data('family.relationshipEnum'),
    ownCodes: person.isExample
      ? successExamples(examples, 'family.qrCode').map((code) => ({ ...code, used: false }))
      : [],
    foreignCodes: new Map(codes.map((code) => [code.inviteCode ?? '', foreignCodeOf(code, partyOf(code))])),
    people,
  };
  me.world = world;
  return world;
}

/** A person of the examples, by their example. */
export const playedBy = (profile: UserCard & Partial<Facts>, played?: Partial<Readings>): Party => ({
  profile,
  played,
});

/** The people of the examples with their facts, by user. */
function peopleOf(examples: LiveExamples, now: Date): Map<string, Party> {
  const details = successExamples(examples, 'family.byUserId');
  const joined = successExamples<FamilyMember & Partial<Readings>>(examples, 'family.saveRelationship');
  const people = new Map<string, Party>();
  for (const { latest, trends, ...person } of [...details, ...joined]) {
    const { userId, gender, birthDate, phoneNumber } = person;
    if (people.has(userId)) continue;
    people.set(
      userId,
      playedBy(
        { ...card(person), gender, birthDate, phoneNumber },
        inThePast({ latest, ...(trends && { trends }) }, now),
      ),
    );
  }
  return people;
}

function memberOf({ relationshipId, relation, since, ...told }: FamilyMember, other: Party, me: Party): Relation {
  const sides = new Map([
    [me, { relation, shared: told.sharedByMe }],
    [other, { shared: told.sharedWithMe }],
  ]);
  return { relationshipId, status: 'accepted', from: me, to: other, sides, since };
}

function invitationOf(told: FamilyInvitation, other: Party, me: Party, sentByMe: boolean): Relation {
  const { relationshipId, status, userId: _1, userName: _2, avatar: _3, ...invitation } = told;
  const { relation, shared } = invitation;
  const [from, to] = sentByMe ? [me, other] : [other, me];
  return { relationshipId, status, from, to, sides: new Map([[from, { relation, shared }]]), invitation, since: null };
}

const foreignCodeOf = ({ inviteCode = '', shared = [], expiresAt = '' }: FamilyName, owner: Party): FamilyCode => ({
  owner,
  code: { ...{ inviteCode, link: '', shared, expiresAt }, used: false },
});

/** The relations of the family, oldest first. */
export const membersOf = ({ relations }: World): Relation[] =>
  relations.filter(({ status }) => status === 'accepted').sort((a, b) => msOf(a.since ?? '') - msOf(b.since ?? ''));

export const openWith = ({ relations, me }: World, userId: string, now: Date): Relation[] =>
  relations.filter(
    (relation) => otherOf(relation, me).profile.userId === userId && statusOf(relation, now) === 'invited',
  );

/** The last invitation to each person. */
export function lastSent({ relations, me }: World): Relation[] {
  const sent = relations.filter(({ from, invitation }) => from === me && invitation);
  const at = ({ invitation }: Relation) => msOf(invitation?.invitedAt ?? '');
  const last = new Map<string, Relation>();
  for (const relation of sent.sort((a, b) => at(a) - at(b))) last.set(relation.to.profile.userId, relation);
  return [...last.values()];
}

/** Ends all relations with other people. */
export function leaveAll({ relations, me }: World, now: Date): void {
  for (const relation of relations) {
    const status = statusOf(relation, now);
    if (status === 'accepted' || (status === 'invited' && relation.from === me)) end(relation, 'removed', now);
    else if (status === 'invited') end(relation, 'declined', now);
  }
  me.world = undefined;
}

/** The code for a selection of kinds; a new one after it was used or has expired. */
export function ownCode(world: World, shared: Kind[], now: Date): Code {
  const key = [...shared].sort().join();
  const known = world.ownCodes.find((code) => [...code.shared].sort().join() === key && isUsable(code, now));
  if (known) return known;
  const kind = { prefix: 'FH', page: 'family-health/confirm', count: world.ownCodes.length };
  const code = { ...newCode(world.person.profile, kind, now), shared };
  world.ownCodes.push(code);
  return code;
}
