import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';

/** Replaces a way to invite someone while another invitation is open. */
export function OpenInvitationNote({ name }: { name: string }) {
  return (
    <EmptyState art="hourglass" title={<Trans>One invitation at a time</Trans>}>
      <Trans>
        Take your invitation to <IsolatedName name={name} /> back, or wait for the answer, before you invite somebody
        else.
      </Trans>
    </EmptyState>
  );
}
