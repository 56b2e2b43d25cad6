import type { DietaryGoal, MemberType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeRefusals } from '#platform/failures/code-refusals.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Blocker } from './model/account-closing.ts';
import type { DeviceKind } from './model/guest-data.ts';

export const membershipNames: Record<MemberType, MessageDescriptor> = {
  0: msg`Not a member`,
  1: msg`Weekly member`,
  2: msg`Monthly member`,
  3: msg`Annual member`,
};

export const phoneRefusals: RefusalTexts = {
  ...codeRefusals,
  NOT_VERIFIED: msg`The verification of your current number has expired.`,
};

export const closingRefusals: RefusalTexts = {
  ...codeRefusals,
  OPEN_ORDERS: msg`An order or a refund is not finished.`,
  OPEN_INCOME: msg`Some of your income has not been withdrawn.`,
};

/** The obstacles to closing an account. */
export const blockerNames: Record<Blocker['kind'], MessageDescriptor> = {
  awaitingPayment: msg`Orders to pay`,
  awaitingShipment: msg`Orders to ship`,
  shipped: msg`Orders on the way`,
  openRefund: msg`Refunds in progress`,
  income: msg`Income not withdrawn`,
};

/** What removes each obstacle. Some only take time. */
export const blockerSteps: Record<Blocker['kind'], MessageDescriptor> = {
  awaitingPayment: msg`Pay or cancel`,
  awaitingShipment: msg`Wait for delivery or request a refund`,
  shipped: msg`Confirm receipt once delivered`,
  openRefund: msg`Wait until they are finished`,
  income: msg`Withdraw it`,
};

export const reasonNames = {
  unused: msg`I no longer use it`,
  notHelpful: msg`It does not help me`,
  privacy: msg`I worry about my data`,
  otherApp: msg`I use another app`,
  twoAccounts: msg`I have another account`,
};

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
