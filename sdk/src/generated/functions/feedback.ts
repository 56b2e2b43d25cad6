// Written by npm run generate. Do not edit.
import { type OperationFunction, repeatable } from '../../operation.ts';
import type { FeedbackInput, FeedbackReceipt } from '../schema.ts';

/**
 * Send feedback.
 *
 * Called from the pages for complaints and suggestions, and from a record that the person wants deleted and that no call deletes (`record`, assumed). Such a request counts for no daily limit. From the day `deletedBy` on no call returns the record. What the person wrote stays with the client until this succeeds.
 *
 * `POST /food/feedback/submit`
 * @throws {HealthError} kind `business`:
 * - `DAILY_LIMIT`: Five were sent within a day
 * - `GONE`: The `record` to delete does not exist, or no longer
 * - `NOT_ALLOWED`: It contains words that are not allowed
 * - `TOO_SHORT`: Fewer than ten characters that say something
 */
export const feedbackSubmit: OperationFunction<'feedback.submit', 'command', [input: FeedbackInput], FeedbackReceipt> = /* @__PURE__ */ repeatable(
  'feedback.submit',
  'POST /food/feedback/submit idempotencyKey',
);
