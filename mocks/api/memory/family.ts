import type { Call, Failure, Memory } from '../memory.ts';
import type { Person } from '../person.ts';
import type { Shared } from '../shared.ts';
import { end, invite, join, type Relation, showInvitation, showMember, statusOf } from './family/relation.ts';
import {
  begin,
  card,
  type ForeignCode,
  isUsable,
  membersOf,
  nextId,
  openWith,
  ownCode,
  recent,
  type World,
} from './family/world.ts';

const MOST_MEMBERS = 20;

export const memory: Memory<'family', World> = {
  begin,
  handlers: {
    'family.name'(world, { input, now, person, shared, fail }) {
      if (input.inviteCode === undefined) return { familyName: familyNameOf(person), ...card(person.profile) };
      const code = codeFor(world, shared, input.inviteCode);
      if (isOwn(world, input.inviteCode, code)) return fail('failSelf');
      if (!code || !isUsable(code, now)) return fail('failCodeInvalid');
      const { used: _, ...shown } = code;
      return shown;
    },

    'family.qrCode'(world, { input, now, person, shared, fail }) {
      if (isFull(world)) return fail('failTooMany');
      const code = ownCode(world, input.shared ?? [], now);
      const { inviteCode, expiresAt, shared: kinds } = code;
      const known = shared.familyCodes.get(inviteCode);
      const shown = { familyName: familyNameOf(person), ...card(person.profile), inviteCode, expiresAt, shared: kinds };
      shared.familyCodes.set(inviteCode, { ...shown, used: known?.used ?? false });
      return code;
    },

    'family.invitedMessage'({ relations }, { now }) {
      const received = relations.filter(({ sentByMe }) => !sentByMe);
      return recent(
        received.flatMap((relation) => showInvitation(relation, now)),
        now,
      );
    },

    'family.answerInvitedMessage'(world, { input, now, fail }) {
      const relation = find(world, input.relationshipId);
      const status = relation && statusOf(relation, now);
      if (!relation?.invitation || relation.sentByMe || status === 'removed') return fail('failGone');
      if (status === 'expired') return fail('failExpired');
      if (status !== 'invited') return fail('failAnswered');
      if (input.answer === 'declined') end(relation, 'declined', now);
      else {
        if (input.relationCode === undefined) return fail('failNoRelation');
        const option = optionOf(world, input.relationCode);
        if (!option) return fail('failUnknownRelation');
        if (isFull(world)) return fail('failTooMany');
        const sharing = { option, sharedWithMe: relation.invitation.shared, sharedByMe: input.shared ?? [] };
        join(relation, world.known.get(relation.person.userId) ?? {}, sharing, now);
      }
      return showInvitation(relation, now)[0];
    },

    'family.relationship'(world, { now }) {
      const sent = world.relations
        .filter(({ sentByMe }) => sentByMe)
        .flatMap((relation) => showInvitation(relation, now));
      const listed = sent.filter(({ status }) => status !== 'accepted' && status !== 'removed');
      return { members: membersOf(world).map(showMember), invitations: recent(listed, now) };
    },

    'family.byUserId'(world, { input, fail }) {
      return membersOf(world).find(({ userId }) => userId === input.familyUserId) ?? fail('failNotFamily');
    },

    'family.saveRelationship'(world, call) {
      const { input, fail } = call;
      const option = optionOf(world, input.relationCode);
      if (!option) return fail('failUnknownRelation');
      if (input.inviteCode !== undefined) return joinByCode(world, call);
      if (input.relationshipId === undefined) return fail('failNoTarget');
      const member = find(world, input.relationshipId)?.member;
      if (!member) return fail('failGone');
      member.relation = option;
      member.sharedByMe = input.shared;
      return showMember(member);
    },

    'family.saveRelationshipByPhoneNumber'(world, { input, now, fail }) {
      const { phoneNumber, relationCode, shared } = input;
      const relation = optionOf(world, relationCode);
      if (!relation) return fail('failUnknownRelation');
      if (phoneNumber === world.person.profile.phoneNumber) return fail('failSelf');
      const person = world.byPhone.get(phoneNumber);
      if (!person) return fail('failUnknownPhone');
      if (isMember(world, person.userId)) return fail('failAlreadyMember');
      const [open] = openWith(world, person.userId, now);
      if (open) return fail(open.sentByMe ? 'failAlreadyInvited' : 'failInvitedYou');
      if (isFull(world)) return fail('failTooMany');
      // The list shows the last invitation to each person.
      for (const earlier of world.relations) {
        if (earlier.sentByMe && earlier.person.userId === person.userId) end(earlier, 'removed', now);
      }
      const invited = invite(nextId(world), { phoneNumber, person, relation, shared }, now);
      world.relations.push(invited);
      return invited.invitation;
    },

    'family.deleteRelationship'(world, { input, now, fail }) {
      const relation = find(world, input.relationshipId);
      if (!relation || relation.status === 'removed') return fail('failGone');
      if (!relation.sentByMe && relation.status !== 'accepted') return fail('failReceived');
      end(relation, 'removed', now);
      return null;
    },
  },
};

function joinByCode(world: World, { input, now, shared, fail }: Call<'family.saveRelationship'>): object | Failure {
  const code = codeFor(world, shared, input.inviteCode);
  if (isOwn(world, input.inviteCode, code)) return fail('failSelf');
  const option = optionOf(world, input.relationCode);
  if (!code || !option) return fail('failCodeInvalid');
  if (isMember(world, code.userId)) return fail('failAlreadyMember');
  if (!isUsable(code, now)) return fail('failCodeInvalid');
  if (isFull(world)) return fail('failTooMany');
  for (const open of openWith(world, code.userId, now)) end(open, 'removed', now);
  const relation: Relation = { relationshipId: nextId(world), person: card(code), status: 'accepted', sentByMe: true };
  world.relations.push(relation);
  code.used = true;
  const sharing = { option, sharedWithMe: code.shared, sharedByMe: input.shared };
  return showMember(join(relation, world.known.get(code.userId) ?? {}, sharing, now));
}

const find = ({ relations }: World, id: string) => relations.find(({ relationshipId }) => relationshipId === id);
const optionOf = ({ options }: World, code: string) => options.find((option) => option.code === code);

/** A code of another person: from the examples, or from another world. */
const codeFor = ({ foreignCodes }: World, shared: Shared, asked = ''): ForeignCode | undefined =>
  foreignCodes.find(({ inviteCode }) => inviteCode === asked) ?? shared.familyCodes.get(asked);

/** Worlds of one person have the same codes. */
const isOwn = ({ ownCodes, person }: World, asked = '', code?: ForeignCode) =>
  ownCodes.some(({ inviteCode }) => inviteCode === asked) || code?.userId === person.profile.userId;

const familyNameOf = ({ profile }: Person): string => `${profile.userName}的家庭`;
const isFull = (world: World) => membersOf(world).length >= MOST_MEMBERS;
const isMember = (world: World, userId: string) => membersOf(world).some((member) => member.userId === userId);
