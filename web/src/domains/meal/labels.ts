import type { AiFoodFailReason, AnalysisFailReason, AnalysisStatus } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

/** The steps of an analysis. */
export const stageNames: Record<Extract<AnalysisStatus, 'submitted' | 'analysing'>, MessageDescriptor> = {
  submitted: msg`Waiting for its turn`,
  analysing: msg`Working out energy and nutrients`,
};

export const failTexts: Record<AnalysisFailReason, MessageDescriptor> = {
  unknownFood: msg`Some of the foods are not in the nutrient table. Choose others for them, or leave them out.`,
  tooLittle: msg`The meal has less than 20 kcal, which is too little to judge.`,
  unavailable: msg`The server could not analyse it just now. The same foods may work in a moment.`,
};

/** The steps of the recognition of a photo. */
export const photoStages: Record<'recognising' | 'matching' | 'calculating', MessageDescriptor> = {
  recognising: msg`Looking for the foods`,
  matching: msg`Finding them in the nutrient table`,
  calculating: msg`Working out the portions`,
};

export const photoFailTexts: Record<AiFoodFailReason, MessageDescriptor> = {
  noFood: msg`There is no food to be seen in the photo. Try another angle, or search for the foods.`,
  unclear: msg`The photo is too dark or blurred. Try again with more light, or search for the foods.`,
  unknownFood: msg`What the photo shows is not in the nutrient table. Search for the foods instead.`,
  unavailable: msg`The photo could not be recognised just now. Try the same one again in a moment.`,
};

export const submitRefusals: RefusalTexts = {
  FUTURE: msg`You can log this meal on its day.`,
  DAILY_LIMIT: msg`You had 50 meals analysed today. Tomorrow there are more.`,
  USED_UP: msg`Your free recognitions are used up. Search for the foods instead.`,
  GONE: msg`The photo’s foods are no longer there. Add them once more.`,
};

export const saveRefusals: RefusalTexts = {
  NOT_READY: msg`The analysis is not ready yet.`,
  UNKNOWN_FOOD: msg`One of the foods is not in the nutrient table.`,
};
