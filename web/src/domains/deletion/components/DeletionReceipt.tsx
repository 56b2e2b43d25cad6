import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format/format.ts';
import type { Day } from '#lib/time/days.ts';
import { type DeletionRequest, isOverdue } from '../model/deletion-requests.ts';

/** Shows the receipt of a deletion request: its number, its date and its deadline. */
export function DeletionReceipt({ request, today }: { request: DeletionRequest; today: Day }) {
  const { i18n } = useLingui();
  const { feedbackId, submittedAt, deletedBy } = request;
  const [sent, due] = [submittedAt, deletedBy].map((date) => formatDate(i18n.locale, date, 'short'));
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
