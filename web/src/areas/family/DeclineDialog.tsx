import type { FamilyInvitation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { health, mutations } from '../../api.ts';
import { track } from '../../app/analytics.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../ui/useCommand.ts';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
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
