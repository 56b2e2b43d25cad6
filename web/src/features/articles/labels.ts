import type { AssessmentBand } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Tone } from '#ui/Badge.tsx';

export const bandNames: Record<AssessmentBand, MessageDescriptor> = {
  needsWork: msg`Needs work`,
  fair: msg({ message: 'Fair', context: 'band of a score' }),
  good: msg({ message: 'Good', context: 'band of a score' }),
  excellent: msg({ message: 'Excellent', context: 'band of a score' }),
};

export const bandTones: Record<AssessmentBand, Tone> = {
  needsWork: 'poor',
  fair: 'fair',
  good: 'good',
  excellent: 'good',
};

/** Reasons why a stage has no assessment to read. */
export const assessmentRefusals: RefusalTexts = {
  GENERATING: msg`The assessment of this stage is being written.`,
  NOT_ELIGIBLE: msg`This is a plan for losing weight, which is not right for you now.`,
  NOT_FINISHED: msg`This stage is not over yet.`,
};
