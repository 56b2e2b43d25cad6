import type { FeedbackType, HealthCodes } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problems } from './model/form.ts';

export const typeNames: Record<FeedbackType, MessageDescriptor> = {
  malfunction: msg({ context: 'feedback', message: 'Problem' }),
  suggestion: msg({ context: 'feedback', message: 'Suggestion' }),
  content: msg({ context: 'feedback', message: 'Wrong info' }),
  order: msg({ context: 'feedback', message: 'Order or refund' }),
  other: msg({ context: 'feedback', message: 'Other' }),
};

/** The problem of a field and how to solve it. */
export const problemTexts: Record<NonNullable<Problems['type' | 'contact' | 'pictures']>, MessageDescriptor> = {
  'type-missing': msg`Choose a topic.`,
  'contact-wrong': msg`Enter a whole phone number or e-mail address, or leave this empty.`,
  'pictures-sending': msg`Wait until the pictures have been sent.`,
  'pictures-failed': msg`Some pictures were not sent. Try them again, or remove them.`,
};

/** The reasons for a refusal of the text, by the code of the failure. Only a request for a deletion can fail with `GONE`. */
export const refusals: Record<Exclude<HealthCodes['feedback.submit'], 'DAILY_LIMIT' | 'GONE'>, MessageDescriptor> = {
  NOT_ALLOWED: msg`It contains words that are not allowed. Change them and send it again.`,
  TOO_SHORT: msg`Your words are too few. Write at least 10 characters.`,
};
