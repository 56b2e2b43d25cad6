import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { type DeletionRequest, isOverdue } from '../model/deletion-requests.ts';

/** Shows the receipt of a deletion request: its number, its date and its deadline. */
export function DeletionReceipt({ request, today }: { request: DeletionRequest; today: Day }) {
  const format = useFormat();
  const { feedbackId, submittedAt, deletedBy } = request;
  const [sent, due] = [submittedAt, deletedBy].map((date) => format.date(date, 'short'));
  return (
    <p role="status">
      {isOverdue(request, today) ? (
        <Trans>
          Deletion requested on {sent}, number {feedbackId}. It was due on {due}: if the record is still here, tell us.
        </Trans>
      ) : (
        <Trans>
          Deletion requested on {sent}, number {feedbackId}. It is done by {due}.
        </Trans>
      )}
    </p>
  );
}
