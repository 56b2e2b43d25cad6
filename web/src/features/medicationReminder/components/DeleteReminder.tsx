import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { refusals } from '#domains/medication/labels.ts';
import { mutations } from '#platform/client.ts';
import { bridge } from '#platform/device/embedder.ts';
import { syncLocalReminders } from '#platform/device/local-reminders.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

interface Props {
  reminderId: string;
  name: string;
  onDeleted: () => void;
}

/** Deletes a reminder after a confirmation. */
export function DeleteReminder({ reminderId, name, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useSilentMutation(mutations.medication.delete);
  const deleted = () => {
    void syncLocalReminders(bridge, reminderId, []);
    onDeleted();
  };
  return (
    <>
      <Button variant="danger" fullWidth onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size="1.8rem" />
        <Trans>Delete reminder</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete this reminder?</Trans>}
        confirm={<Trans>Delete</Trans>}
        busy={remove.isPending}
        onConfirm={() => remove.run({ reminderId }, { onSuccess: deleted })}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
      >
        <p>
          <Trans>
            You will not be reminded of <IsolatedName name={name} /> any more. The record keeps the doses of earlier
            days.
          </Trans>
        </p>
        <InlineError error={remove.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
