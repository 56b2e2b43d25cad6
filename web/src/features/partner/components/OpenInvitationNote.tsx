import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';

/** Replaces a way to invite someone while another invitation is open. */
export function OpenInvitationNote({ name }: { name: string }) {
  return (
    <EmptyState art="hourglass" title={<Trans>One invitation at a time</Trans>}>
      <Trans>
        Withdraw your invitation to <IsolatedName name={name} /> or wait for an answer before you invite someone else.
      </Trans>
    </EmptyState>
  );
}
