import { dayOf, moment } from '../engine/days.ts';
import { addLink, after, common, findLink, isUsable, nextId, otherOf } from '../engine/links.ts';
import type { Call, Handlers, Memory, OperationId } from '../engine/memory.ts';
import { sharedEntries } from '../engine/shared-state.ts';
import { obstaclesOf } from '../person/facts.ts';
import { card } from '../person/people.ts';
import type { PartnerCode, Party, Relation, World } from './partner/model.ts';
import { ownProgress } from './partner/own-progress.ts';
import { pairRank, participants, singleRank, withoutPairs, withoutPeople } from './partner/ranking.ts';
import { accept, end, invite, joinByCode, show } from './partner/relation.ts';
import {
  begin,
  cancelSent,
  isTaken,
  lastRelation,
  leaveAll,
  ownCode,
  partnerOf,
  partnership,
  progressOf,
  received,
  sentAndOpen,
  settleAll,
} from './partner/world.ts';

/** The number before that of the first relation. */
const FIRST = 2200;
const PROPOSAL = 10 * 60_000;

/** Partner codes, by the code. */
const partnerCodes = sharedEntries<PartnerCode>();

const handlers: Handlers<'partner', World> = {
  'partner.indexData'(world, { now, token }) {
    const me = token === '' ? null : ownProgress(world, dayOf(now));
    const nobody = {
      participants: participants(world),
      me,
      partner: null,
      relationship: null,
      openInvitations: 0,
      obstacles: [],
    };
    if (token === '') return nobody;
    const partner = partnerOf(world);
    const openInvitations = received(world, now).filter(({ status }) => status === 'invited').length;
    const relationship = shown(world, lastRelation(world));
    return {
      ...nobody,
      partner: partner ? progressOf(world, partner, now) : null,
      relationship,
      openInvitations,
      obstacles: obstaclesOf(world.person, dayOf(now)),
    };
  },

  'partner.singleRank'(world, { input, now, token }) {
    const ranking = singleRank(world, input.period, now);
    return token === '' ? withoutPeople(ranking) : ranking;
  },

  'partner.pairRank'(world, { input, now, token }) {
    const ranking = pairRank(world, input.period, now);
    return token === '' ? withoutPairs(ranking) : ranking;
  },

  'partner.qrCode'(world, { now, shared, fail }) {
    if (partnership(world)) return fail('failHasPartner');
    const code = ownCode(world, now);
    partnerCodes(shared).set(code.inviteCode, { owner: world.me, code });
    const { used: _, ...shown } = code;
    return shown;
  },

  'partner.relationship': (world) => shown(world, lastRelation(world)),

  'partner.invitedMessage': (world, { now }) => received(world, now).map((relation) => show(relation, world.me)),

  'partner.match'(world, { now, fail }) {
    if (partnership(world)) return fail('failHasPartner');
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const candidate = world.candidates.find(
      ({ userId }) => (world.proposed.get(userId) ?? now) <= now && !isRelated(world, userId),
    );
    if (!candidate) return null;
    world.proposed.set(candidate.userId, moment(now.getTime() + PROPOSAL));
    return { ...candidate, proposedUntil: after(now, PROPOSAL) };
  },

  'partner.answerInvitedMessage'(world, call) {
    const { input, now, fail } = call;
    const relation = findLink(world, input.relationshipId);
    if (!relation || relation.to !== world.me || relation.way === 'code' || relation.status === 'cancelled')
      return fail('failGone');
    if (relation.status === 'expired') return fail('failExpired');
    if (relation.status !== 'invited') return fail('failAnswered');
    if (input.answer === 'declined') end(relation, 'declined', now);
    else {
      refuseObstacles(world, call);
      if (partnership(world)) return fail('failHasPartner');
      if (isTaken(world, relation.from)) return fail('failPartnerTaken');
      accept(relation, now);
      for (const party of [relation.from, relation.to]) cancelSent(party.world, now);
    }
    return show(relation, world.me);
  },

  'partner.saveRelationship'(world, { input, now, shared, fail }) {
    const { inviteCode, userId } = input;
    if (inviteCode === undefined && userId === undefined) return fail('failNoTarget');
    const { owner: stranger, code } = partnerCodes(shared).get(inviteCode ?? '') ?? {};
    const isOwn = world.ownCodes.some((own) => own.inviteCode === inviteCode);
    if (isOwn || stranger?.profile.userId === world.person.profile.userId) return fail('failSelf');
    if (partnership(world)) return fail('failHasPartner');
    if (inviteCode !== undefined) {
      const profile = world.codes.get(inviteCode);
      const valid = code && isUsable(code, now) ? stranger : undefined;
      const owner: Party = (profile ? { profile } : valid) ?? fail('failCodeInvalid');
      if (isTaken(world, owner)) return fail('failPartnerTaken');
      world.codes.delete(inviteCode);
      if (code) code.used = true;
      for (const party of [world, owner.world]) cancelSent(party, now);
      const id = nextId('pair', FIRST, [world.me, owner]);
      return show(addLink(joinByCode(id, { from: world.me, to: owner }, inviteCode, now)), world.me);
    }
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const candidate = world.candidates.find((person) => person.userId === userId);
    if (!candidate || (world.proposed.get(candidate.userId) ?? now) <= now) return fail('failProposalOver');
    world.proposed.delete(candidate.userId);
    const pair = { from: world.me, to: { profile: card(candidate) } };
    return show(addLink(invite(nextId('pair', FIRST, [world.me]), pair, { way: 'match' }, now)), world.me);
  },

  'partner.saveRelationshipByPhoneNumber'(world, { input, now, account, accounts, worldOf, fail }) {
    const { phoneNumber } = input;
    if (phoneNumber === world.person.profile.phoneNumber) return fail('failSelf');
    const known = accounts.find(phoneNumber, account) ?? fail('failUnknownPhone');
    const to = known.account ? worldOf(known.account).state<World>('partner').me : { profile: known.card };
    if (partnership(world)) return fail('failHasPartner');
    if (isTaken(world, to)) return fail('failPartnerTaken');
    if (sentAndOpen(world)) return fail('failInvitationOpen');
    const waits = received(world, now).some(
      ({ status, from }) => status === 'invited' && from.profile.userId === to.profile.userId,
    );
    if (waits) return fail('failInvitedYou');
    const by = { way: 'phone', phoneNumber } as const;
    return show(addLink(invite(nextId('pair', FIRST, [world.me, to]), { from: world.me, to }, by, now)), world.me);
  },

  'partner.deleteRelationship'(world, { input, now, fail }) {
    const relation = findLink(world, input.relationshipId);
    if (!relation || relation.status === 'left') return fail('failGone');
    if (relation.status !== 'accepted') return fail('failNotPartners');
    end(relation, 'left', now);
    return show(relation, world.me);
  },

  'partner.cancelInvite'(world, { input, now, fail }) {
    const relation = findLink(world, input.relationshipId);
    if (relation?.from !== world.me || relation.way === 'code') return fail('failGone');
    if (relation.status === 'accepted') return fail('failAccepted');
    if (relation.status !== 'invited') return fail('failEnded');
    end(relation, 'cancelled', now);
    return show(relation, world.me);
  },
};

const shown = ({ me }: World, relation: Relation | null) => relation && show(relation, me);

const isRelated = ({ relations, me }: World, userId: string): boolean =>
  relations.some((relation) => otherOf(relation, me).profile.userId === userId);

/** The calls that need no token. */
const OPEN: OperationId[] = ['partner.indexData', 'partner.singleRank', 'partner.pairRank'];

/** Calls that only a person with permission to lose weight may make. */
const LOSING: OperationId[] = [
  'partner.qrCode',
  'partner.match',
  'partner.saveRelationship',
  'partner.saveRelationshipByPhoneNumber',
];

function refuseObstacles({ person }: World, { now, fail }: Pick<Call<'partner.qrCode'>, 'now' | 'fail'>): void {
  const obstacles = obstaclesOf(person, dayOf(now));
  if (obstacles.length > 0) fail('failNotEligible', obstacles);
}

export const memory: Memory<'partner', World> = {
  begin,
  common,
  before(world, call) {
    const { id, now, token, fail } = call;
    if (token === '' && !OPEN.includes(id)) fail('failSignedOut');
    settleAll(world, now);
    if (LOSING.includes(id)) refuseObstacles(world, call);
  },
  end(world, now, shared) {
    leaveAll(world, now);
    for (const { inviteCode } of world.ownCodes) partnerCodes(shared).delete(inviteCode);
  },
  handlers,
};
