// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { InviteCode, PartnerAnswerInvitedMessageInput, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerPairRank, PartnerPairRankInput, PartnerPhoneInvitationInput, PartnerRank, PartnerRelationship, PartnerRelationshipId, PartnerSingleRankInput } from '../schema.ts';

/**
 * Accept or decline an invitation.
 *
 * Answers an open invitation to the person. Accepting makes the two partners at once and cancels the person's own
 * open invitation. An answer cannot be taken back; a partnership can be ended.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /scheme/view/slimmingPartner/answerInvitedMessage`
 * @throws {HealthError} kind `business`:
 * - `ANSWERED`: It was answered before, perhaps on another phone
 * - `EXPIRED`: Three days have passed
 * - `GONE`: There is no such invitation, or the inviter took it back
 * - `HAS_PARTNER`: One has a partner already, and can have one
 * - `NOT_ELIGIBLE`: The invitation is accepted by a person with an obstacle to losing weight
 * - `PARTNER_TAKEN`: The other person has a partner already
 * - `SIGNED_OUT`: Without a token
 */
export const partnerAnswerInvitedMessage: OperationFunction<'partner.answerInvitedMessage', 'command', [input: PartnerAnswerInvitedMessageInput], PartnerRelationship> = /* @__PURE__ */ operation(
  'partner.answerInvitedMessage',
  'GET /scheme/view/slimmingPartner/answerInvitedMessage effect=command',
);

/**
 * Take an invitation back.
 *
 * Possible while an invitation that one sent is open.
 *
 * `POST /scheme/view/slimmingPartner/cancelInvitePartner`
 * @throws {HealthError} kind `business`:
 * - `ACCEPTED`: The other person has accepted meanwhile
 * - `ENDED`: The invitation was declined, cancelled or has expired
 * - `GONE`: There is no such invitation
 * - `SIGNED_OUT`: Without a token
 */
export const partnerCancelInvite: OperationFunction<'partner.cancelInvite', 'command', [input: PartnerRelationshipId], PartnerRelationship> = /* @__PURE__ */ operation(
  'partner.cancelInvite',
  'POST /scheme/view/slimmingPartner/cancelInvitePartner',
);

/**
 * End the partnership.
 *
 * Ends it for both, at once: neither sees the other's progress any more, and both drop out of the rankings until they
 * have a partner again.
 *
 * `POST /scheme/view/slimmingPartner/deletePartnerRelationship`
 * @throws {HealthError} kind `business`:
 * - `GONE`: It was ended before, perhaps from the other side
 * - `NOT_PARTNERS`: An invitation is cancelled or answered, not left
 * - `SIGNED_OUT`: Without a token
 */
export const partnerDeleteRelationship: OperationFunction<'partner.deleteRelationship', 'command', [input: PartnerRelationshipId], PartnerRelationship> = /* @__PURE__ */ operation(
  'partner.deleteRelationship',
  'POST /scheme/view/slimmingPartner/deletePartnerRelationship',
);

/**
 * The home of slimming partners.
 *
 * The person's own progress, the partner's, and the status of the relation. A visitor without a token sees only the
 * number of participants.
 *
 * `GET /scheme/view/slimmingPartner/indexData`
 * @throws {HealthError}
 */
export const partnerIndexData: OperationFunction<'partner.indexData', 'read', [], PartnerIndex> = /* @__PURE__ */ operation(
  'partner.indexData',
  'GET /scheme/view/slimmingPartner/indexData noInput',
);

/**
 * Invitations that other people sent.
 *
 * Invitations to the person, newest first. Those that were answered, cancelled or have expired stay in the list for a
 * year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
 *
 * `GET /scheme/view/slimmingPartner/queryPartnerInvitedMessage`
 * @throws {HealthError} kind `business`:
 * - `SIGNED_OUT`: Without a token
 */
export const partnerInvitedMessage: OperationFunction<'partner.invitedMessage', 'read', [], PartnerRelationship[]> = /* @__PURE__ */ operation(
  'partner.invitedMessage',
  'GET /scheme/view/slimmingPartner/queryPartnerInvitedMessage noInput data=array',
);

/**
 * Propose a partner.
 *
 * Proposes a person with similar progress and reserves them for ten minutes: nobody else gets the same proposal
 * meanwhile, which is why it is a command. Called again, it proposes another, and the earlier proposals expire by
 * themselves. The proposed person learns nothing until an invitation by `partner.saveRelationship`. `null` when there is
 * nobody now.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /scheme/view/slimmingPartner/matchPartner`
 * @throws {HealthError} kind `business`:
 * - `HAS_PARTNER`: One has a partner already, and can have one
 * - `INVITATION_OPEN`: An invitation that one sent is open
 * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
 * - `SIGNED_OUT`: Without a token
 */
export const partnerMatch: OperationFunction<'partner.match', 'command', [], PartnerCandidate | null> = /* @__PURE__ */ operation(
  'partner.match',
  'GET /scheme/view/slimmingPartner/matchPartner effect=command noInput nullable',
);

/**
 * The ranking of pairs.
 *
 * The first 50 pairs by the days with a recorded weight of both in a period, and the place of the person's own pair. A
 * visitor without a token sees places and days without names and pictures.
 *
 * `GET /scheme/view/slimmingPartner/getPartnerRank`
 * @throws {HealthError}
 */
export const partnerPairRank: OperationFunction<'partner.pairRank', 'read', [input: PartnerPairRankInput], PartnerPairRank> = /* @__PURE__ */ operation(
  'partner.pairRank',
  'GET /scheme/view/slimmingPartner/getPartnerRank',
);

/**
 * A code that lets another person become the partner.
 *
 * The code to show as a QR code or to send as a link. Asked again, it is the same code until it was used or has
 * expired; then it is another.
 *
 * `GET /scheme/view/slimmingPartner/getSlimmingPartnerQrCode`
 * @throws {HealthError} kind `business`:
 * - `HAS_PARTNER`: One has a partner already, and can have one
 * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
 * - `SIGNED_OUT`: Without a token
 */
export const partnerQrCode: OperationFunction<'partner.qrCode', 'read', [], InviteCode> = /* @__PURE__ */ operation(
  'partner.qrCode',
  'GET /scheme/view/slimmingPartner/getSlimmingPartnerQrCode noInput',
);

/**
 * Status of the relation to the partner.
 *
 * The partnership, else the person's last invitation, whatever its status, so that the person learns of a refusal or of
 * the partner's leaving. `null` when there was none yet.
 *
 * `GET /scheme/view/slimmingPartner/queryPartnerRelationship`
 * @throws {HealthError} kind `business`:
 * - `SIGNED_OUT`: Without a token
 */
export const partnerRelationship: OperationFunction<'partner.relationship', 'read', [], PartnerRelationship | null> = /* @__PURE__ */ operation(
  'partner.relationship',
  'GET /scheme/view/slimmingPartner/queryPartnerRelationship noInput nullable',
);

/**
 * Join a person by their code, or invite a proposed one.
 *
 * With `inviteCode` the two are partners at once, as the owner of the code agreed by showing it. With `userId` it sends
 * an invitation to the person whom `partner.match` proposed, who may accept or decline it within three days.
 *
 * `POST /scheme/view/slimmingPartner/savePartnerRelationship`
 * @throws {HealthError} kind `business`:
 * - `CODE_INVALID`: The code has expired, was used or never was
 * - `HAS_PARTNER`: One has a partner already, and can have one
 * - `INVITATION_OPEN`: An invitation that one sent is open
 * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
 * - `NO_TARGET`: Neither a code nor a person is given
 * - `PARTNER_TAKEN`: The other person has a partner already
 * - `PROPOSAL_OVER`: The proposal has run out
 * - `SELF`: The code is the person's own
 * - `SIGNED_OUT`: Without a token
 */
export const partnerSaveRelationship: OperationFunction<'partner.saveRelationship', 'command', [input: PartnerJoinInput], PartnerRelationship> = /* @__PURE__ */ repeatable(
  'partner.saveRelationship',
  'POST /scheme/view/slimmingPartner/savePartnerRelationship idempotencyKey',
);

/**
 * Invite a person by phone number.
 *
 * Sends an invitation to the user with that number, who may accept or decline it within three days. A failure belongs
 * beside the field, so no toast is shown.
 *
 * A failure shows no toast.
 *
 * `POST /scheme/view/slimmingPartner/saveRelationshipByPhoneNumber`
 * @throws {HealthError} kind `business`:
 * - `HAS_PARTNER`: One has a partner already, and can have one
 * - `INVITATION_OPEN`: An invitation that one sent is open
 * - `INVITED_YOU`: That person has invited one, which is to be answered first
 * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
 * - `PARTNER_TAKEN`: The other person has a partner already
 * - `SELF`: The number is the person's own
 * - `SIGNED_OUT`: Without a token
 * - `UNKNOWN_PHONE`: Nobody signed up with that number
 */
export const partnerSaveRelationshipByPhoneNumber: OperationFunction<'partner.saveRelationshipByPhoneNumber', 'command', [input: PartnerPhoneInvitationInput], PartnerRelationship> = /* @__PURE__ */ repeatable(
  'partner.saveRelationshipByPhoneNumber',
  'POST /scheme/view/slimmingPartner/saveRelationshipByPhoneNumber silent idempotencyKey',
);

/**
 * The ranking of people.
 *
 * The first 50 people by the days with a recorded weight in a period, and the person's own place. A visitor without a
 * token sees places and days without names and pictures.
 *
 * `GET /scheme/view/slimmingPartner/getSingleRank`
 * @throws {HealthError}
 */
export const partnerSingleRank: OperationFunction<'partner.singleRank', 'read', [input: PartnerSingleRankInput], PartnerRank> = /* @__PURE__ */ operation(
  'partner.singleRank',
  'GET /scheme/view/slimmingPartner/getSingleRank',
);
