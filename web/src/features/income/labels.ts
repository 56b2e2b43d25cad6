import type { DrawFailReason, DrawStatus, HealthCodes, IncomeSource } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#ui/Badge.tsx';

export const statusNames: Record<DrawStatus, MessageDescriptor> = {
  submitted: msg({ context: 'withdrawal', message: 'Being reviewed' }),
  approved: msg({ context: 'withdrawal', message: 'Approved, waiting for you' }),
  awaitingConfirmation: msg({ context: 'withdrawal', message: 'Waiting for you to confirm' }),
  transferring: msg({ context: 'withdrawal', message: 'Being transferred' }),
  paid: msg({ context: 'withdrawal', message: 'Paid' }),
  failed: msg({ context: 'withdrawal', message: 'Failed' }),
  rejected: msg({ context: 'withdrawal', message: 'Rejected' }),
};

export const statusTones: Record<DrawStatus, Tone> = {
  submitted: 'plain',
  approved: 'fair',
  awaitingConfirmation: 'fair',
  transferring: 'plain',
  paid: 'good',
  failed: 'poor',
  rejected: 'poor',
};

export const failReasonTexts: Record<DrawFailReason, MessageDescriptor> = {
  nameMismatch: msg`The real name of the account is not yours. Connect your own account in the app, and withdraw again.`,
  notConfirmed: msg`It was not confirmed in time. You can withdraw the money again.`,
  refused: msg`It was not approved. You can withdraw the money again. Ask us if you do not know why.`,
  transferFailed: msg`The messaging app could not transfer it. You can withdraw the money again.`,
};

export const sourceNames: Record<IncomeSource, MessageDescriptor> = {
  goodsOrder: msg({ context: 'income', message: 'Order' }),
  membership: msg({ context: 'income', message: 'Membership' }),
};

type Code = HealthCodes[
  | 'income.drawSubmit'
  | 'income.submitTransferRequest'
  | 'income.userConfirmed'
  | 'income.summary'];

/** Reasons for the server's refusals, by error code. */
export const refusals: Record<Code, MessageDescriptor> = {
  CONFIRMED: msg`You have confirmed this withdrawal. It is being transferred.`,
  ENDED: msg`This withdrawal has ended: it was paid, failed or was rejected.`,
  GONE: msg`This withdrawal does not exist.`,
  NOT_AWAITED: msg`This withdrawal’s transfer has not been requested yet.`,
  NOT_ENOUGH: msg`Less can be withdrawn now than you entered. Nothing was withdrawn.`,
  NOT_PROMOTER: msg`Only promoters of the app have income here.`,
  TOO_LITTLE: msg`This is below the minimum. Nothing was withdrawn.`,
  TOO_MUCH: msg`This is above the maximum. Nothing was withdrawn.`,
  UNDER_REVIEW: msg`It is still being reviewed. Try again in a moment.`,
};
