import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeRefusals } from '#platform/failures/code-refusals.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Blocker } from './model/account-closing.ts';

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
