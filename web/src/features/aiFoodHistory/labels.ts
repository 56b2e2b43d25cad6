import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

export const summaryRefusals: RefusalTexts = {
  NOTHING: msg`The diary has nothing for this day, so there is nothing to sum up.`,
};
