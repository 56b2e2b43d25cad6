import { addLink, common, findLink, isUsable, nextId, otherOf, recent } from '../engine/links.ts';
import type { Call, Memory } from '../engine/memory.ts';
import { type SharedState, sharedEntries } from '../engine/shared-state.ts';
import type { FamilyMember } from '../generated/operations.ts';
import { isOverruled } from '../person/intents.ts';
import { card } from '../person/people.ts';
import { type FamilyCode, isInvited, type Party, type Relation, type World } from './family/model.ts';
import { end, invite, join, oppositeOf, showDetail, showInvitation, showMember, statusOf } from './family/relation.ts';
import { begin, lastSent, leaveAll, membersOf, openWith, ownCode, playedBy } from './family/world.ts';

const MOST_MEMBERS = 20;
/** The number before that of the first relation. */
const FIRST = 2100;

/** Family codes, by the code. */
const familyCodes = sharedEntries<FamilyCode>();

export const memory: Memory<'family', World> = {
  begin: (examples, now, _person, home) => begin(examples, now, home),
  common,
  end(world, now, shared) {
    leaveAll(world, now);
    for (const { inviteCode } of world.ownCodes) familyCodes(shared).delete(inviteCode);
  },
  handlers: {
    'family.name'(world, { input, now, shared, fail }) {
      const { inviteCode } = input;
      if (inviteCode === undefined) return nameOf(world.me);
      const { owner, code } = codeOf(world, inviteCode, shared);
      if (isOwn(world, inviteCode, owner)) return fail('failSelf');
      if (!owner || !code || !isUsable(code, now)) return fail('failCodeInvalid');
      return { ...nameOf(owner), inviteCode, shared: code.shared, expiresAt: code.expiresAt };
    },

    'family.qrCode'(world, { input, now, shared, fail }) {
      if (isFull(world)) return fail('failTooMany');
      const code = ownCode(world, input.shared ?? [], now);
      familyCodes(shared).set(code.inviteCode, { owner: world.me, code });
      const { used: _, ...shown } = code;
      return shown;
    },

    'family.invitedMessage'({ relations, me }, { now }) {
      const received = relations.filter(({ to }) => to === me);
      return recent(
        received.filter(isInvited).map((relation) => showInvitation(relation, me, now)),
        now,
      );
    },

    'family.answerInvitedMessage'(world, { input, now, fail }) {
      const { me } = world;
      const relation = findLink(world, input.relationshipId);
      const status = relation && statusOf(relation, now);
      if (!relation || !isInvited(relation) || relation.to !== me || status === 'removed') return fail('failGone');
      if (status === 'expired') return fail('failExpired');
      if (status !== 'invited') return fail('failAnswered');
      if (input.answer === 'declined') end(relation, 'declined', now);
      else {
        if (input.relationCode === undefined) return fail('failNoRelation');
        const option = optionOf(world, input.relationCode) ?? fail('failUnknownRelation');
        if (isFull(world) || isFull(relation.from.world)) return fail('failTooMany');
        const mine = { relation: option, shared: input.shared ?? [] };
        join(relation, new Map([...relation.sides, [me, mine]]), now);
      }
      return showInvitation(relation, me, now);
    },

    'family.relationship'(world, { now }) {
      const sent = lastSent(world)
        .filter(isInvited)
        .map((relation) => showInvitation(relation, world.me, now));
      const listed = sent.filter(({ status }) => status !== 'accepted' && status !== 'removed');
      return {
        members: membersOf(world).map((relation) => showMember(relation, world.me, now)),
        invitations: recent(listed, now),
      };
    },

    'family.byUserId'(world, { input, now, fail }) {
      const relation = memberOf(world, input.familyUserId) ?? fail('failNotFamily');
      return showDetail(relation, world.me, now);
    },

    'family.saveRelationship'(world, call) {
      const { input, now, fail } = call;
      const option = optionOf(world, input.relationCode) ?? fail('failUnknownRelation');
      if (input.inviteCode !== undefined) return joinByCode(world, call);
      if (input.relationshipId === undefined) return fail('failNoTarget');
      const relation = findLink(world, input.relationshipId);
      if (relation?.status !== 'accepted') return fail('failGone');
      if (!isOverruled(world.person, `relation ${relation.relationshipId}`, input.intendedAt, now))
        relation.sides.set(world.me, { relation: option, shared: input.shared });
      return showMember(relation, world.me, now);
    },

    'family.saveRelationshipByPhoneNumber'(world, { input, now, account, accounts, worldOf, fail }) {
      const { phoneNumber, relationCode, shared } = input;
      const relation = optionOf(world, relationCode) ?? fail('failUnknownRelation');
      if (phoneNumber === world.person.profile.phoneNumber) return fail('failSelf');
      const known = accounts.find(phoneNumber, account) ?? fail('failUnknownPhone');
      const to = known.account ? worldOf(known.account).state<World>('family').me : playedParty(world, known.card);
      const { userId } = to.profile;
      if (memberOf(world, userId)) return fail('failAlreadyMember');
      const [open] = openWith(world, userId, now);
      if (open) return fail(open.from === world.me ? 'failAlreadyInvited' : 'failInvitedYou');
      if (isFull(world)) return fail('failTooMany');
      const pair = { from: world.me, to };
      const invited = invite(nextId('family', FIRST, [world.me, to]), pair, { phoneNumber, relation, shared }, now);
      return showInvitation(addLink(invited), world.me, now);
    },

    'family.deleteRelationship'(world, { input, now, fail }) {
      const relation = findLink(world, input.relationshipId);
      if (!relation || relation.status === 'removed') return fail('failGone');
      if (relation.from !== world.me && relation.status !== 'accepted') return fail('failReceived');
      end(relation, 'removed', now);
      return null;
    },
  },
};

function joinByCode(world: World, { input, now, shared, fail }: Call<'family.saveRelationship'>): FamilyMember {
  const { me } = world;
  const { inviteCode = '', relationCode } = input;
  const { owner, code } = codeOf(world, inviteCode, shared);
  if (isOwn(world, inviteCode, owner)) return fail('failSelf');
  const option = optionOf(world, relationCode);
  if (!owner || !code || !option) return fail('failCodeInvalid');
  if (memberOf(world, owner.profile.userId)) return fail('failAlreadyMember');
  if (!isUsable(code, now)) return fail('failCodeInvalid');
  if (isFull(world) || isFull(owner.world)) return fail('failTooMany');
  for (const open of openWith(world, owner.profile.userId, now)) end(open, 'removed', now);
  const relationshipId = nextId('family', FIRST, [me, owner]);
  const relation: Relation = { relationshipId, status: 'accepted', from: me, to: owner, sides: new Map(), since: null };
  // The owner states no relation, so it is the opposite of the joining person's statement.
  const opposite = optionOf(world, oppositeOf(option.code, world.person.profile.gender));
  const sides = new Map([
    [me, { relation: option, shared: input.shared }],
    [owner, { relation: opposite, shared: code.shared }],
  ]);
  join(addLink(relation), sides, now);
  code.used = true;
  return showMember(relation, me, now);
}

const optionOf = ({ options }: World, code: string) => options.find((option) => option.code === code);

/** Someone's code: one of the examples, or of another account. */
const codeOf = ({ foreignCodes }: World, asked: string, shared: SharedState): Partial<FamilyCode> =>
  foreignCodes.get(asked) ?? familyCodes(shared).get(asked) ?? {};

/** All worlds of one person have the same codes. */
const isOwn = ({ ownCodes, person }: World, asked: string, owner: Party | undefined) =>
  ownCodes.some(({ inviteCode }) => inviteCode === asked) || owner?.profile.userId === person.profile.userId;

const nameOf = ({ profile }: Party) => ({ familyName: `${profile.userName}的家庭`, ...card(profile) });

const playedParty = ({ people }: World, profile: Party['profile']): Party =>
  people.get(profile.userId) ?? playedBy(profile);

const isFull = (world: World | undefined) => world !== undefined && membersOf(world).length >= MOST_MEMBERS;

const memberOf = (world: World, userId: string): Relation | undefined =>
  membersOf(world).find((relation) => otherOf(relation, world.me).profile.userId === userId);
