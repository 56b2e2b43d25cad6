import type { ReportFailReason } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reportFailTexts: Record<ReportFailReason, MessageDescriptor> = {
  noRecords: msg`Nothing was recorded in this time. Add what you ate, and make the report then.`,
  tooFewDays: msg`Fewer than 3 days are complete: a complete day is over and has breakfast, lunch and dinner.`,
  unavailable: msg`The server could not make it just now. It may work in a moment.`,
};
