import type { DeletableRecord, FeedbackReceipt } from '@health-app/sdk';
import * as v from 'valibot';
import type { Day } from '#lib/time/days.ts';

const kinds = [
  'reading',
  'heartRate',
  'aiFoodMeal',
  'diaryMeal',
  'report',
  'evaluationReport',
  'mirrorRecord',
] as const satisfies DeletableRecord['kind'][];

const requestsSchema = v.array(
  v.object({
    kind: v.picklist(kinds),
    recordId: v.string(),
    feedbackId: v.string(),
    submittedAt: v.string(),
    deletedBy: v.optional(v.string()),
  }),
);

/** A deletion request that the server has received. The API has no list of them, so the device stores them. */
export type DeletionRequest = DeletableRecord & FeedbackReceipt;

export function readRequests(stored: unknown): DeletionRequest[] {
  const { success, output } = v.safeParse(requestsSchema, stored);
  return success ? output : [];
}

/** The request for a record, if there is one. */
export const requestFor = (
  requests: readonly DeletionRequest[],
  { kind, recordId }: DeletableRecord,
): DeletionRequest | undefined => requests.find((one) => one.kind === kind && one.recordId === recordId);

/** Whether the deadline of the deletion has passed. */
export const isOverdue = ({ deletedBy }: Pick<DeletionRequest, 'deletedBy'>, today: Day): boolean =>
  deletedBy !== undefined && deletedBy < today;
