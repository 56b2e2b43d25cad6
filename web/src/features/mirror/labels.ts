import type { MirrorFailReason, MirrorMeasureCode } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

export const measureNames: Record<MirrorMeasureCode, MessageDescriptor> = {
  shoulderWidth: msg`Shoulder width`,
  waistWidth: msg`Waist width`,
  hipWidth: msg`Hip width`,
  shoulderTilt: msg`Shoulder tilt`,
  pelvisTilt: msg`Pelvis tilt`,
  chestDepth: msg`Chest depth`,
  abdomenDepth: msg`Belly depth`,
  headForward: msg`Head forward`,
  trunkLean: msg`Trunk lean`,
  chest: msg({ message: 'Chest', context: 'girth' }),
  waist: msg({ message: 'Waist', context: 'girth' }),
  hip: msg({ message: 'Hip', context: 'girth' }),
  upperArm: msg`Upper arm`,
  thigh: msg`Thigh`,
  calf: msg`Calf`,
};

/** Reasons why a measurement failed, each with one suggestion. */
export const failTexts: Record<MirrorFailReason, { reason: MessageDescriptor; advice: MessageDescriptor }> = {
  expired: {
    reason: msg`The code was not confirmed in time`,
    advice: msg`Let the mirror show a new code, and start within ten minutes.`,
  },
  notWholeBody: {
    reason: msg`Head, hands or feet were outside the picture`,
    advice: msg`Step back until the mirror shows you from head to feet.`,
  },
  looseClothes: {
    reason: msg`The clothes hid your outline`,
    advice: msg`Wear something that fits closely.`,
  },
  badLight: {
    reason: msg`It was too dark, or the light came from behind`,
    advice: msg`Put a light in front of you, and none behind.`,
  },
  moved: {
    reason: msg`You moved while the pictures were taken`,
    advice: msg`Stand still until the mirror says that it is done.`,
  },
  severalPeople: {
    reason: msg`More than one person was in the picture`,
    advice: msg`Stand before the mirror alone.`,
  },
  implausible: {
    reason: msg`Height and weight do not go with your outline`,
    advice: msg`Check both numbers, and enter them again.`,
  },
};

export const unknownReason = {
  reason: msg`The mirror could not measure`,
  advice: msg`Try again at the mirror.`,
};

export const adultsOnly = msg`The mirror measures adults only, from 18 years.`;

export const refusals: RefusalTexts = {
  UNKNOWN_TOKEN: msg`No mirror shows this code. Scan the one on the mirror again.`,
  EXPIRED: msg`The code has expired. Let the mirror show a new one.`,
  CONFIRMED: msg`This code has been confirmed already, perhaps by another person.`,
  NO_CONSENT: msg`The mirror takes pictures only with your consent.`,
  UNDERAGE: adultsOnly,
};
