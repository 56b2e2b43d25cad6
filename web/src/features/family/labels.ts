import type { FamilySharedKind, FamilyStatus, HealthCodes } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isHighIfHealthy, type JudgedReading } from '#domains/health/model/judgement.ts';
import type { InviteCodeProblem } from '#domains/invitation/model/invite-code.ts';
import { consentTexts } from '#platform/failures/failure-text.ts';
import type { Tone } from '#ui/Badge.tsx';
import type { SeriesKey } from './model/trends.ts';

export { kindNames, momentNames, units } from '#domains/health/labels.ts';

export const seriesNames: Record<SeriesKey, MessageDescriptor> = {
  weight: msg({ message: 'Weight', context: 'health data' }),
  systolic: msg({ message: 'Systolic', context: 'blood pressure' }),
  diastolic: msg({ message: 'Diastolic', context: 'blood pressure' }),
  fasting: msg`Fasting`,
  otherSugar: msg`Other times`,
  heartRate: msg({ message: 'Heart rate', context: 'health data' }),
  steps: msg({ message: 'Steps', context: 'health data' }),
};

/** Replaces the latest reading. */
export const noReading = (kind: FamilySharedKind): MessageDescriptor =>
  kind === 'medication' ? msg`No doses planned` : msg`Nothing measured yet`;

/** Qualifies a reading without a level: a member's conditions are unknown. */
export const noteOn = (judged: JudgedReading | undefined): MessageDescriptor | undefined =>
  judged && isHighIfHealthy(judged) ? msg`high unless diabetic` : undefined;

/** Statuses of a sent invitation. */
export const sentStatus: Record<FamilyStatus, { word: MessageDescriptor; tone: Tone }> = {
  invited: { word: msg({ message: 'Waiting', context: 'invitation' }), tone: 'fair' },
  accepted: { word: msg({ message: 'Accepted', context: 'invitation' }), tone: 'good' },
  declined: { word: msg({ message: 'Declined', context: 'invitation' }), tone: 'plain' },
  expired: { word: msg({ message: 'Expired', context: 'invitation' }), tone: 'plain' },
  removed: { word: msg({ message: 'Withdrawn', context: 'invitation' }), tone: 'plain' },
};

/** Reasons why a scanned or typed text contains no code, with the expected text. */
export const codeProblems: Record<InviteCodeProblem, MessageDescriptor> = {
  empty: msg`Enter the code, or paste the link with it.`,
  elsewhere: msg`This leads somewhere else, so it was not opened. Scan the code that your family shows in this app.`,
  'no-code': msg`This is not a family code. It has 8 to 32 letters and digits.`,
};

type FamilyCode = HealthCodes[Extract<keyof HealthCodes, `family.${string}`>];

/**
 * Reasons for the server's refusals, by error code. A code has the same meaning in every operation of the family domain.
 */
export const refusals: Record<FamilyCode, MessageDescriptor> = {
  ALREADY_INVITED: msg`You have invited this person already. Wait for the answer.`,
  ALREADY_MEMBER: msg`This person is in your family already.`,
  ANSWERED: msg`You have answered this invitation before.`,
  CODE_INVALID: msg`This code has expired, or somebody has used it.`,
  EXPIRED: msg`This invitation has expired. Ask to be invited again.`,
  GONE: msg`This is no longer there. It was ended or withdrawn.`,
  INVITED_YOU: msg`This person has invited you. Answer that invitation first.`,
  NEEDS_GUARDIAN: consentTexts.NEEDS_GUARDIAN,
  NOT_FAMILY: msg`This person is not in your family, or not any more.`,
  NO_RELATION: msg`Choose what this person is to you.`,
  NO_TARGET: msg`Choose the person first.`,
  RECEIVED: msg`Accept or decline this invitation. It cannot be removed.`,
  SELF: msg`This is you. Invite somebody else.`,
  TOO_MANY: msg`Your family has 20 members, which is the limit.`,
  UNKNOWN_PHONE: msg`Nobody has signed up with this number. Ask them to get the app first.`,
  UNKNOWN_RELATION: msg`This relation is not offered any more. Choose another one.`,
};
