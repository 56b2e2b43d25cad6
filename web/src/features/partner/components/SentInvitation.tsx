import type { PartnerRelationship } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { knownOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { AnswerDeadline } from './AnswerDeadline.tsx';
import { PersonLine } from './PersonLine.tsx';

/** A sent invitation without an answer, which the person can cancel. */
export function SentInvitation({ invitation }: { invitation: PartnerRelationship }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useFocusAfter();
  const cancel = useSilentMutation(mutations.partner.cancelInvite, ({ way }) => {
    track('partner.cancel', { way: knownOf(['code', 'match', 'phone'] as const, way) ?? 'other' });
    showToast(t`Invitation withdrawn`);
  });
  const { relationshipId, partner, expiresAt } = invitation;
  const { userName } = partner;
  const close = () => {
    setAsking(false);
    cancel.reset();
  };
  return (
    <Card padded>
      <PersonLine
        person={partner}
        title={
          <Trans>
            Waiting for <IsolatedName name={userName} />
          </Trans>
        }
        detail={expiresAt && <AnswerDeadline expiresAt={expiresAt} />}
      >
        <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
          <Trans>Withdraw invitation</Trans>
        </Button>
      </PersonLine>
      <ConfirmDialog
        open={asking}
        title={<Trans>Withdraw this invitation?</Trans>}
        confirm={<Trans context="invitation">Withdraw</Trans>}
        busy={cancel.isPending}
        onConfirm={() => cancel.run({ relationshipId }, { onSuccess: close })}
        onClose={close}
      >
        <p>
          <Trans>
            <IsolatedName name={userName} /> can then no longer answer it. You can invite somebody else, or{' '}
            <IsolatedName name={userName} /> again.
          </Trans>
        </p>
        <InlineError error={cancel.error} texts={refusals} />
      </ConfirmDialog>
    </Card>
  );
}
