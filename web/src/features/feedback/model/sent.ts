import type { FeedbackReceipt, FeedbackType } from '@health-app/sdk';
import * as v from 'valibot';
import { types } from './form.ts';

/** Feedback that the server has received. The API has no list of it, so the device stores the newest. */
export type SentFeedback = Pick<FeedbackReceipt, 'feedbackId' | 'submittedAt'> & { type: FeedbackType };

/** Maximum length of the list. */
const most = 20;

const sentSchema = v.array(v.object({ feedbackId: v.string(), submittedAt: v.string(), type: v.picklist(types) }));

export function readSent(stored: unknown): SentFeedback[] {
  const { success, output } = v.safeParse(sentSchema, stored);
  return success ? output : [];
}

/** The list with one more, newest first. A repeated request has the same number, and no row of its own. */
export const withSent = (
  all: readonly SentFeedback[],
  { feedbackId, submittedAt, type }: SentFeedback,
): SentFeedback[] =>
  [{ feedbackId, submittedAt, type }, ...all.filter((one) => one.feedbackId !== feedbackId)].slice(0, most);
