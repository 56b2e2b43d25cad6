import type { HealthCodes, PartnerPeriod } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InviteCodeProblem } from '#domains/invitation/model/invite-code.ts';
import type { Kind, Way } from './model/params.ts';

export const wayNames: Record<Way, MessageDescriptor> = {
  qr: msg`QR code`,
  phone: msg({ message: 'Phone', context: 'way to invite' }),
  match: msg({ message: 'Match', context: 'way to find a partner' }),
  code: msg`Enter code`,
};

export const kindNames: Record<Kind, MessageDescriptor> = {
  single: msg({ message: 'People', context: 'ranking' }),
  pair: msg({ message: 'Pairs', context: 'ranking' }),
};

export const periodNames: Record<PartnerPeriod, MessageDescriptor> = {
  week: msg`7 days`,
  month: msg`30 days`,
  total: msg`Since the start`,
};

/** The problem of a code and how to solve it. */
export const problemTexts: Record<InviteCodeProblem, MessageDescriptor> = {
  empty: msg`Enter the code or the link that you were given.`,
  elsewhere: msg`This leads somewhere else. Use a code or link of a weight-loss partner.`,
  'no-code': msg`This is not an invitation code. It has 8 to 32 letters and digits.`,
};

type PartnerCode = HealthCodes[Extract<keyof HealthCodes, `partner.${string}`>];

/**
 * Reasons for the server's refusals, by error code. A code has the same meaning in every operation of the partner domain.
 */
export const refusals: Record<Exclude<PartnerCode, 'SIGNED_OUT'>, MessageDescriptor> = {
  ACCEPTED: msg`This invitation has been accepted. You are partners now.`,
  ANSWERED: msg`You have answered this invitation before.`,
  CODE_INVALID: msg`This code has expired, or somebody has used it.`,
  ENDED: msg`This invitation has ended already.`,
  EXPIRED: msg`This invitation has expired. Ask to be invited again.`,
  GONE: msg`This is no longer there. It was ended or withdrawn.`,
  HAS_PARTNER: msg`You have a partner already. Leave them first.`,
  INVITATION_OPEN: msg`Your last invitation is still open. Withdraw it first.`,
  INVITED_YOU: msg`This person has invited you. Answer that invitation first.`,
  NOT_ELIGIBLE: msg`Slimming together is not right for you now.`,
  NOT_PARTNERS: msg`You are not partners yet.`,
  NO_TARGET: msg`Choose the person first.`,
  PARTNER_TAKEN: msg`This person has a partner already.`,
  PROPOSAL_OVER: msg`This proposal has expired. Find somebody again.`,
  SELF: msg`This is you. Invite somebody else.`,
  UNKNOWN_PHONE: msg`Nobody has signed up with this number. Ask them to get the app first.`,
};
