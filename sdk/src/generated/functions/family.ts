// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { FamilyAnswerInvitedMessageInput, FamilyByUserIdInput, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyNameInput, FamilyPhoneInvitationInput, FamilyQrCode, FamilyQrCodeInput, FamilyRelation, FamilyRelationshipId, FamilyRelationships } from '../schema.ts';

/**
 * Accept or decline an invitation.
 *
 * Answers an open invitation to the person. Accepting makes the two family at once: the person sees what the inviter
 * shares, and the inviter sees what `shared` lists. An answer cannot be taken back; an accepted relation can be ended.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /scheme/app/familyHealth/answerInvitedMessage`
 * @throws {HealthError} kind `business`:
 * - `ANSWERED`: It was answered before, perhaps on another phone
 * - `EXPIRED`: Seven days have passed
 * - `GONE`: There is no such invitation, or the inviter took it back
 * - `NO_RELATION`: Accepted without the inviter's relation
 * - `TOO_MANY`: The family has 20 members
 * - `UNKNOWN_RELATION`: The relation is not in the list
 */
export const familyAnswerInvitedMessage: OperationFunction<'family.answerInvitedMessage', 'command', [input: FamilyAnswerInvitedMessageInput], FamilyInvitation> = /* @__PURE__ */ operation(
  'family.answerInvitedMessage',
  'GET /scheme/app/familyHealth/answerInvitedMessage effect=command',
);

/**
 * One member of the family.
 *
 * A member with what each shares with the other, the latest values and those of the last 30 days. Called when a person opens a member.
 *
 * `GET /scheme/app/familyHealth/queryByFamilyUserId`
 * @throws {HealthError} kind `business`:
 * - `NOT_FAMILY`: The person is no member, or no longer
 */
export const familyByUserId: OperationFunction<'family.byUserId', 'read', [input: FamilyByUserIdInput], FamilyMemberDetail> = /* @__PURE__ */ operation(
  'family.byUserId',
  'GET /scheme/app/familyHealth/queryByFamilyUserId',
);

/**
 * End a relation, or take an invitation back.
 *
 * Ends the relation for both: neither sees anything of the other any more, at once. With an invitation that one sent,
 * open or not accepted, it takes the invitation off the list.
 *
 * `POST /scheme/app/familyHealth/deleteRelationship`
 * @throws {HealthError} kind `business`:
 * - `GONE`: It was ended before, perhaps from the other side
 * - `RECEIVED`: An invitation that one received is answered, not removed
 */
export const familyDeleteRelationship: OperationFunction<'family.deleteRelationship', 'command', [input: FamilyRelationshipId], null> = /* @__PURE__ */ operation(
  'family.deleteRelationship',
  'POST /scheme/app/familyHealth/deleteRelationship data=null',
);

/**
 * Invitations that other people sent.
 *
 * Invitations by phone number to the person, newest first. Those that were answered, have expired or were taken
 * back stay in the list for a year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
 *
 * `GET /scheme/app/familyHealth/queryInvitedMessage`
 * @throws {HealthError}
 */
export const familyInvitedMessage: OperationFunction<'family.invitedMessage', 'read', [], FamilyInvitation[]> = /* @__PURE__ */ operation(
  'family.invitedMessage',
  'GET /scheme/app/familyHealth/queryInvitedMessage noInput data=array',
);

/**
 * Owner of a family.
 *
 * Returns the name of the person's own family, or with a code the name of the code's family and the data that its owner
 * would share. Called before a code is used, so that a person knows whom they join.
 *
 * `GET /scheme/app/familyHealth/getFamilyName`
 * @throws {HealthError} kind `business`:
 * - `CODE_INVALID`: The code has expired, was used or never was
 * - `SELF`: The code is the person's own
 */
export const familyName: OperationFunction<'family.name', 'read', [input?: FamilyNameInput], FamilyName> = /* @__PURE__ */ operation(
  'family.name',
  'GET /scheme/app/familyHealth/getFamilyName',
);

/**
 * A code that lets another person join the family.
 *
 * The code to show as a QR code or to send as a link. Asked again for the same `shared`, it is the same code until it
 * was used or has expired; then it is another. Codes for different `shared` work side by side.
 *
 * `GET /scheme/app/familyHealth/getHealthQrCode`
 * @throws {HealthError} kind `business`:
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `TOO_MANY`: The family has 20 members
 */
export const familyQrCode: OperationFunction<'family.qrCode', 'read', [input?: FamilyQrCodeInput], FamilyQrCode> = /* @__PURE__ */ operation(
  'family.qrCode',
  'GET /scheme/app/familyHealth/getHealthQrCode',
);

/**
 * The members of the family and the invitations sent.
 *
 * Everyone that one is family with, each with the latest values that they share, and the invitations that one sent and nobody accepted.
 *
 * `GET /scheme/app/familyHealth/queryRelationship`
 * @throws {HealthError}
 */
export const familyRelationship: OperationFunction<'family.relationship', 'read', [], FamilyRelationships> = /* @__PURE__ */ operation(
  'family.relationship',
  'GET /scheme/app/familyHealth/queryRelationship noInput',
);

/**
 * Relations that one person can have to another.
 *
 * Every relation to choose from when a person is invited or joined, in the order to show. It seldom changes.
 *
 * `GET /scheme/app/familyHealth/queryRelationshipEnum`
 * @throws {HealthError}
 */
export const familyRelationshipEnum: OperationFunction<'family.relationshipEnum', 'read', [], FamilyRelation[]> = /* @__PURE__ */ operation(
  'family.relationshipEnum',
  'GET /scheme/app/familyHealth/queryRelationshipEnum noInput data=array',
);

/**
 * Join a person by their code, or change a relation.
 *
 * With `inviteCode` the two become family at once, as the owner of the code agreed by showing it. With
 * `relationshipId` it changes the relation of an existing member and the data shared with them; data that is no longer
 * shared disappears for them at once.
 *
 * `POST /scheme/app/familyHealth/saveRelationship`
 * @throws {HealthError} kind `business`:
 * - `ALREADY_MEMBER`: The two are family already
 * - `CODE_INVALID`: The code has expired, was used or never was
 * - `GONE`: The relation to change has ended, perhaps from the other side
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NO_TARGET`: Neither a code nor a relation is given
 * - `SELF`: The code is the person's own
 * - `TOO_MANY`: The family has 20 members
 * - `UNKNOWN_RELATION`: The relation is not in the list
 */
export const familySaveRelationship: OperationFunction<'family.saveRelationship', 'command', [input: FamilyMemberInput], FamilyMember> = /* @__PURE__ */ repeatable(
  'family.saveRelationship',
  'POST /scheme/app/familyHealth/saveRelationship idempotencyKey',
);

/**
 * Invite a person by phone number.
 *
 * Sends an invitation to the user with that number, who may accept or decline it within seven days. A failure belongs
 * beside the field, so no toast is shown.
 *
 * A failure shows no toast.
 *
 * `POST /scheme/app/familyHealth/saveRelationshipByPhoneNumber`
 * @throws {HealthError} kind `business`:
 * - `ALREADY_INVITED`: An invitation to that person is open
 * - `ALREADY_MEMBER`: The two are family already
 * - `INVITED_YOU`: That person has invited one, which is to be answered first
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `SELF`: The number is the person's own
 * - `TOO_MANY`: The family has 20 members
 * - `UNKNOWN_PHONE`: Nobody signed up with that number
 * - `UNKNOWN_RELATION`: The relation is not in the list
 */
export const familySaveRelationshipByPhoneNumber: OperationFunction<'family.saveRelationshipByPhoneNumber', 'command', [input: FamilyPhoneInvitationInput], FamilyInvitation> = /* @__PURE__ */ repeatable(
  'family.saveRelationshipByPhoneNumber',
  'POST /scheme/app/familyHealth/saveRelationshipByPhoneNumber silent idempotencyKey',
);
