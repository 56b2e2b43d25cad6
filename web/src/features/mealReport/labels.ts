import type { AnalysisFailReason, AnalysisStatus, IngredientFlagCode } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

export const stageNames: Record<Extract<AnalysisStatus, 'submitted' | 'analysing'>, MessageDescriptor> = {
  submitted: msg`Waiting for its turn`,
  analysing: msg`Comparing the meal with what is advised`,
};

export const failTexts: Record<AnalysisFailReason, MessageDescriptor> = {
  unknownFood: msg`Some of the foods are not in the nutrient table.`,
  tooLittle: msg`The meal has less than 20 kcal, which is too little to judge.`,
  unavailable: msg`The server could not analyse it just now. It may work in a moment.`,
};

export const deepRefusals: RefusalTexts = { NOT_READY: msg`The simple analysis of this meal is not ready.` };

/** The text of a flag with its value. */
export const flagTexts: Record<Exclude<IngredientFlagCode, 'allergen'>, (figure: string) => MessageDescriptor> = {
  highGlycemicIndex: (figure) => msg`High glycaemic index: ${figure}`,
  highPurine: (figure) => msg`High in purine: ${figure} mg in 100 g`,
  addedSugar: (figure) => msg`Added sugar: ${figure} g`,
  highSodium: (figure) => msg`High in sodium: ${figure} mg`,
  highFat: (figure) => msg`High in fat: ${figure} g`,
  highCholesterol: (figure) => msg`High in cholesterol: ${figure} mg`,
};
