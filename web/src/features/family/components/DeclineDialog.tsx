import type { FamilyInvitation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFocusAfter } from '../../../lib/useFocusAfter.ts';
import { track } from '../../../platform/analytics.ts';
import { health, mutations } from '../../../platform/client.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useCommand } from '../../../ui/useCommand.ts';
import { CommandFailure } from './CommandFailure.tsx';

interface Props {
  invitation: FamilyInvitation;
  open: boolean;
  onClose: () => void;
  onDeclined?: () => void;
}

/** Asks before an invitation is declined, which cannot be taken back. */
export function DeclineDialog({ invitation: { relationshipId, userName }, open, onClose, onDeclined }: Props) {
  const { t } = useLingui();
  useFocusAfter();
  const decline = useCommand(mutations.family.answerInvitedMessage(), health.family.answerInvitedMessage, () => {
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
        <Trans>Neither of you sees anything of the other. {userName} can invite you again.</Trans>
      </p>
      <CommandFailure error={decline.error} />
    </ConfirmDialog>
  );
}
