import type { Handlers, Memory, OperationId } from '../memory.ts';
import { ownProgress } from './partner/own-progress.ts';
import { pairRank, participants, singleRank } from './partner/ranking.ts';
import { accept, after, end, invite, joinByCode } from './partner/relation.ts';
import {
  begin,
  isTaken,
  lastRelation,
  nextId,
  ownCode,
  partnership,
  progressOf,
  received,
  sentAndOpen,
  settleAll,
  type World,
} from './partner/world.ts';

const PROPOSAL = 10 * 60_000;

const handlers: Handlers<'partner', World> = {
  'partner.indexData'(world, { now, token }) {
    const me = token === '' ? null : ownProgress(world);
    const nobody = { participants: participants(world), me, partner: null, relationship: null, openInvitations: 0 };
    if (token === '') return nobody;
    const partner = partnership(world)?.partner;
    const openInvitations = received(world, now).filter(({ status }) => status === 'invited').length;
    const relationship = lastRelation(world);
    return { ...nobody, partner: partner ? progressOf(world, partner, now) : null, relationship, openInvitations };
  },

  'partner.singleRank': (world, { input, now, token }) => ({
    ...singleRank(world, input.period, now),
    ...(token === '' && { mine: null }),
  }),

  'partner.pairRank': (world, { input, now, token }) => ({
    ...pairRank(world, input.period, now),
    ...(token === '' && { mine: null }),
  }),

  'partner.qrCode'(world, { now, person, shared, fail }) {
    if (partnership(world)) return fail('failHasPartner');
    const code = ownCode(world, now);
    const { userId, userName, avatar } = person.profile;
    const { inviteCode, expiresAt } = code;
    const used = shared.partnerCodes.get(inviteCode)?.used ?? false;
    shared.partnerCodes.set(inviteCode, { owner: { userId, userName, avatar }, expiresAt, used });
    return code;
  },

  'partner.relationship': (world) => lastRelation(world),

  'partner.invitedMessage': (world, { now }) => received(world, now),

  'partner.match'(world, { now, fail }) {
    if (partnership(world)) return fail('failHasPartner');
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const candidate = world.candidates.find(
      ({ userId }) =>
        (world.proposed.get(userId) ?? now) <= now && !world.relations.some(({ partner }) => partner.userId === userId),
    );
    if (!candidate) return null;
    world.proposed.set(candidate.userId, new Date(now.getTime() + PROPOSAL));
    return { ...candidate, proposedUntil: after(now, PROPOSAL) };
  },

  'partner.answerInvitedMessage'(world, { input, now, fail }) {
    const relation = find(world, input.relationshipId);
    if (!relation || relation.sentByMe || relation.status === 'cancelled') return fail('failGone');
    if (relation.status === 'expired') return fail('failExpired');
    if (relation.status !== 'invited') return fail('failAnswered');
    if (input.answer === 'declined') end(relation, 'declined', now);
    else {
      if (partnership(world)) return fail('failHasPartner');
      if (isTaken(world, relation.partner.userId)) return fail('failPartnerTaken');
      cancelSent(world, now);
      accept(relation, now);
    }
    return relation;
  },

  'partner.saveRelationship'(world, { input, now, shared, fail }) {
    const { inviteCode, userId } = input;
    if (inviteCode === undefined && userId === undefined) return fail('failNoTarget');
    const code = shared.partnerCodes.get(inviteCode ?? '');
    const isOwn = world.ownCodes.some((own) => own.inviteCode === inviteCode);
    if (isOwn || code?.owner.userId === world.person.profile.userId) return fail('failSelf');
    if (partnership(world)) return fail('failHasPartner');
    if (inviteCode !== undefined) {
      const isUsable = code && !code.used && Date.parse(code.expiresAt) > now.getTime();
      const owner = world.codes.get(inviteCode) ?? (isUsable ? code.owner : undefined);
      if (!owner) return fail('failCodeInvalid');
      if (isTaken(world, owner.userId)) return fail('failPartnerTaken');
      world.codes.delete(inviteCode);
      if (code) code.used = true;
      cancelSent(world, now);
      return add(world, joinByCode(nextId(world), owner, inviteCode, now));
    }
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const candidate = world.candidates.find((person) => person.userId === userId);
    if (!candidate || (world.proposed.get(candidate.userId) ?? now) <= now) return fail('failProposalOver');
    const { userName, avatar } = candidate;
    world.proposed.delete(candidate.userId);
    return add(world, invite(nextId(world), { userId: candidate.userId, userName, avatar }, { way: 'match' }, now));
  },

  'partner.saveRelationshipByPhoneNumber'(world, { input, now, fail }) {
    const { phoneNumber } = input;
    if (phoneNumber === world.person.profile.phoneNumber) return fail('failSelf');
    const person = world.byPhone.get(phoneNumber);
    if (!person) return fail('failUnknownPhone');
    if (partnership(world)) return fail('failHasPartner');
    if (isTaken(world, person.userId)) return fail('failPartnerTaken');
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const waits = world.relations.some(
      ({ status, partner }) => status === 'invited' && partner.userId === person.userId,
    );
    if (waits) return fail('failInvitedYou');
    return add(world, invite(nextId(world), person, { way: 'phone', phoneNumber }, now));
  },

  'partner.deleteRelationship'(world, { input, now, fail }) {
    const relation = find(world, input.relationshipId);
    if (!relation || relation.status === 'left') return fail('failGone');
    if (relation.status !== 'accepted') return fail('failNotPartners');
    end(relation, 'left', now);
    return relation;
  },

  'partner.cancelInvite'(world, { input, now, fail }) {
    const relation = find(world, input.relationshipId);
    if (!relation?.sentByMe || relation.way === 'code') return fail('failGone');
    if (relation.status === 'accepted') return fail('failAccepted');
    if (relation.status !== 'invited') return fail('failEnded');
    end(relation, 'cancelled', now);
    return relation;
  },
};

const find = ({ relations }: World, id: string) => relations.find(({ relationshipId }) => relationshipId === id);

function add<Relation extends World['relations'][number]>({ relations }: World, relation: Relation): Relation {
  relations.push(relation);
  return relation;
}

function cancelSent(world: World, now: Date): void {
  const sent = sentAndOpen(world);
  if (sent) end(sent, 'cancelled', now);
}

/** The calls that need no token. */
const OPEN: OperationId[] = ['partner.indexData', 'partner.singleRank', 'partner.pairRank'];

export const memory: Memory<'partner', World> = {
  begin,
  before(world, { id, now, token, fail }) {
    if (token === '' && !OPEN.includes(id)) return fail('failSignedOut');
    settleAll(world, now);
    return undefined;
  },
  handlers,
};
