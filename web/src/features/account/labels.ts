import type { DietaryGoal } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { DeviceKind } from './model/guest-data.ts';

export const goalNames: Record<DietaryGoal, MessageDescriptor> = {
  loseWeight: msg`Lose weight`,
  maintainWeight: msg`Keep my weight`,
  gainMuscle: msg`Gain muscle`,
  controlGlucose: msg`Steady blood sugar`,
};

export const profileRefusals: RefusalTexts = {
  INVALID_BIRTH_DATE: msg`Enter your real date of birth.`,
  NOT_ELIGIBLE: msg`Losing weight would not be safe for you now. Choose another goal.`,
  NAME_NOT_ALLOWED: msg`This name contains words that are not allowed.`,
  UNKNOWN_TAG: msg`One of the tags is no longer offered. Check your choice.`,
  TAG_CONFLICT: msg`Choose only one tag in this group.`,
};

/** The kinds of data that a guest leaves on the device. */
export const deviceKindNames: Record<DeviceKind, MessageDescriptor> = {
  growth: msg`Growth record of a child`,
  calculators: msg`Values of the calculators`,
  foods: msg`Favourite and recent foods`,
  searches: msg`Recent searches`,
  drafts: msg`Unfinished entries`,
  shopping: msg`Shopping lists`,
  use: msg`Your most used functions`,
  consents: msg`Consents`,
  other: msg`Other entries`,
};
