import type { PlanChange } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Reasons why a plan no longer fits, by change. */
export const changeTexts: Record<PlanChange, MessageDescriptor> = {
  allergies: msg`You have added an allergy since it was made. It may contain what you are allergic to: check each dish before you eat it.`,
  diet: msg`You have added a condition or a way of eating since it was made. It may contain what that rules out: check each dish before you eat it.`,
  energyTarget: msg`Your daily energy has changed by more than a tenth.`,
  stageOfLife: msg`Your stage of life has changed. In pregnancy and while breastfeeding, the body needs other amounts.`,
};
