import type { PartnerRelationship } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { refusals } from '../labels.ts';
import styles from './LeavePartner.module.css';

/** Ends the partnership after a dialog that explains the effect on both. */
export function LeavePartner({ partnership }: { partnership: PartnerRelationship }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useFocusAfter();
  const leave = useSilentMutation(mutations.partner.deleteRelationship, () => {
    track('partner.leave');
    // The new content starts at the top.
    scrollTo(0, 0);
    showToast(t`The partnership has ended`);
  });
  const { relationshipId, partner } = partnership;
  const { userName } = partner;
  const close = () => {
    setAsking(false);
    leave.reset();
  };
  return (
    <>
      <TextButton className={styles.leave} onClick={() => setAsking(true)}>
        <Trans>Leave the partnership</Trans>
      </TextButton>
      <ConfirmDialog
        open={asking}
        title={
          <Trans>
            Leave the partnership with <IsolatedName name={userName} />?
          </Trans>
        }
        confirm={<Trans context="partnership">Leave</Trans>}
        keep={<Trans context="partnership">Stay</Trans>}
        busy={leave.isPending}
        onConfirm={() => leave.run({ relationshipId }, { onSuccess: close })}
        onClose={close}
      >
        <p>
          <Trans>
            It ends for both of you at once. Neither sees the other’s progress any more, and both drop out of the
            ranking until you have a partner again. Your own weights stay.
          </Trans>
        </p>
        <InlineError error={leave.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
