import type { AiFoodFailReason, AiFoodStage } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/query/failure-text.ts';

export const stageNames: Record<AiFoodStage, MessageDescriptor> = {
  recognising: msg`Looking for foods in the photo`,
  matching: msg`Finding them in the nutrient table`,
  calculating: msg`Working out energy and nutrients`,
};

export const failTexts: Record<AiFoodFailReason, MessageDescriptor> = {
  noFood: msg`There is no food to be seen in the photo. Try another angle, or type the names.`,
  unclear: msg`The photo is too dark or blurred. Try again with more light, or type the names.`,
  unknownFood: msg`None of the names is in the nutrient table. Try other names.`,
  unavailable: msg`The server did not finish in time. The same meal may work now.`,
};

/** The way on after a failure. */
export const nextStepNames: Record<AiFoodFailReason, MessageDescriptor> = {
  noFood: msg`Take another photo`,
  unclear: msg`Take another photo`,
  unknownFood: msg`Change the names`,
  unavailable: msg`Try the same meal again`,
};

export const submitRefusals: RefusalTexts = {
  NOTHING: msg`Add a photo or a food first.`,
  UNKNOWN_FOOD: msg`None of these foods is in the nutrient table. Try other names.`,
  PENDING: msg`This meal is still being analysed. Correct it in a moment.`,
  USED_UP: msg`The free analyses are used up. A membership has no limit.`,
};

export const summaryRefusals: RefusalTexts = {
  NOTHING: msg`The diary has nothing for this day, so there is nothing to sum up.`,
};
