import type { PartnerPeriod } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InviteCodeProblem } from '../../lib/invite-code.ts';
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
  elsewhere: msg`This leads somewhere else. Use a code or link of a slimming partner.`,
  'no-code': msg`This is not an invitation code. It has 8 to 32 letters and digits.`,
};
