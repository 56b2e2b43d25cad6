import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { invitePath } from '../model/partner-code.ts';

interface Props {
  /** The code to confirm; `undefined` closes the dialog. */
  code: string | undefined;
  /** Name of the person with an open invitation from this person. */
  waitingFor?: string;
  onClose: () => void;
}

/** Asks for confirmation before joining a code's owner. The server returns the owner's name only after joining. */
export function JoinDialog({ code, waitingFor, onClose }: Props) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const join = useSilentMutation(mutations.partner.saveRelationship, ({ partner }) => {
    track('partner.join', { way: 'code' });
    const { userName } = partner;
    showToast(t`You and ${userName} are partners now`);
    // The person may have opened another screen meanwhile, and stays on it.
    if (location.pathname !== invitePath) return;
    // The cached home shows the state without a partner, so it is removed.
    queryClient.removeQueries({ queryKey: queries.partner.indexData().queryKey });
    navigate(pathTo('/lose-weight-partner/home'), { replace: true });
  });
  const close = () => {
    join.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={code !== undefined}
      title={<Trans>Become partners?</Trans>}
      confirm={<Trans context="a partner">Join</Trans>}
      variant="main"
      keep={<Trans>Not now</Trans>}
      busy={join.isPending}
      onConfirm={() => code !== undefined && join.run({ inviteCode: code })}
      onClose={close}
    >
      <p>
        <Trans>
          You and the person who gave you the code {code} become partners at once. They will see your name, your picture
          and your change in percent, never your kilograms.
        </Trans>
      </p>
      {waitingFor && (
        <p>
          <Trans>
            Your invitation to <IsolatedName name={waitingFor} /> is then withdrawn.
          </Trans>
        </p>
      )}
      <InlineError error={join.error} texts={refusals} />
    </ConfirmDialog>
  );
}
