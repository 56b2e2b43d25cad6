import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

export const submitRefusals: RefusalTexts = {
  UNKNOWN_FOOD: msg`None of these foods is in the nutrient table. Try other names.`,
  PENDING: msg`This meal is still being analysed. Correct it in a moment.`,
};
