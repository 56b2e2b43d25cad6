import type { FamilyInvitation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';

interface Props {
  invitation: FamilyInvitation;
  open: boolean;
  onClose: () => void;
  onDeclined?: () => void;
}

/** Asks for confirmation before an invitation is declined, which is irreversible. */
export function DeclineDialog({ invitation: { relationshipId, userName }, open, onClose, onDeclined }: Props) {
  const { t } = useLingui();
  useFocusAfter();
  const decline = useSilentMutation(mutations.family.answerInvitedMessage, () => {
    track('family.decline');
    showToast(t({ message: 'Invitation declined', context: 'family' }));
  });
  const declined = () => {
    onClose();
    onDeclined?.();
  };
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Decline this invitation?</Trans>}
      confirm={<Trans context="family">Decline</Trans>}
      busy={decline.isPending}
      onConfirm={() => decline.run({ relationshipId, answer: 'declined' }, { onSuccess: declined })}
      onClose={() => {
        decline.reset();
        onClose();
      }}
    >
      <p>
        <Trans>
          Neither of you sees anything of the other. <IsolatedName name={userName} /> can invite you again.
        </Trans>
      </p>
      <InlineError error={decline.error} texts={refusals} />
    </ConfirmDialog>
  );
}
