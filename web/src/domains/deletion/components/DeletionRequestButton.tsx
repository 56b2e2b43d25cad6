import type { DeletableRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { recordNames } from '../labels.ts';
import { requestFor } from '../model/deletion-requests.ts';
import { useDeletionRequests } from '../model/useDeletionRequests.ts';
import { DeletionReceipt } from './DeletionReceipt.tsx';

interface Props extends DeletableRecord {
  /** Name of the record in a list, whose rows have room for an icon alone. */
  of?: string;
}

/** Asks for the deletion of a record that the API cannot delete, then shows the state of that request. */
export function DeletionRequestButton({ kind, recordId, of }: Props) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const [requests, change] = useDeletionRequests();
  const submit = useSilentMutation(mutations.feedback.submit, (receipt) => {
    track('deletion.request', { kind });
    change((before) => [...before, { kind, recordId, ...receipt }]);
    setAsking(false);
  });
  const request = requestFor(requests, { kind, recordId });
  if (request) return <DeletionReceipt request={request} today={today} />;
  const name = i18n._(recordNames[kind]);
  return (
    <>
      {of === undefined ? (
        <TextButton onClick={() => setAsking(true)}>
          <Trans>Request deletion</Trans>
        </TextButton>
      ) : (
        <IconButton
          label={t`Request deletion: ${of}`}
          icon={<Trash aria-hidden="true" size="1.8rem" />}
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={<Trans>Have it deleted?</Trans>}
        confirm={<Trans>Send the request</Trans>}
        busy={submit.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          submit.run({
            type: 'other',
            text: t`Please delete this record: ${name}, ${recordId}`,
            pictures: [],
            contact: '',
            record: { kind, recordId },
          })
        }
      >
        <Trans>
          Our people delete it within 15 days, for good, with its pictures and shared links. You can see the request in
          your account under “Your data”.
        </Trans>
        <InlineError error={submit.error} />
      </ConfirmDialog>
    </>
  );
}
