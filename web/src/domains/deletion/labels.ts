import type { DeletableRecord } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const recordNames: Record<DeletableRecord['kind'], MessageDescriptor> = {
  reading: msg`Reading`,
  heartRate: msg`Heart rate`,
  aiFoodMeal: msg`Analysed meal`,
  diaryMeal: msg`Meal of the diary`,
  report: msg`Report`,
  evaluationReport: msg`Assessment report`,
  mirrorRecord: msg`Mirror measurement`,
};
