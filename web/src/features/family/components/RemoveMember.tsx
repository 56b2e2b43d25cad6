import type { FamilyMemberDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { removeMemberFromCache } from '../model/member-cache.ts';

interface Props {
  member: FamilyMemberDetail;
  onLeaving: (leaving: boolean) => void;
}

/** Ends the relation for both people after a confirmation. */
export function RemoveMember({ member: { relationshipId, userId, userName }, onLeaving }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useSilentMutation(mutations.family.deleteRelationship, () => {
    track('family.remove');
    showToast(t`You are no longer family in the app`);
  });
  const removed = () => {
    removeMemberFromCache(client, userId);
    navigate(pathTo('/family-health/members'), { replace: true });
  };
  return (
    <>
      <Button variant="danger" fullWidth onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" size="1.8rem" />
        <Trans>Remove from family</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          <Trans>
            Remove <IsolatedName name={userName} /> from your family?
          </Trans>
        }
        confirm={<Trans>Remove</Trans>}
        busy={remove.isPending}
        onConfirm={() => {
          onLeaving(true);
          remove.run({ relationshipId }, { onSuccess: removed, onError: () => onLeaving(false) });
        }}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
      >
        <p>
          <Trans>
            From this moment neither of you sees anything of the other. To be family again, one of you has to invite the
            other.
          </Trans>
        </p>
        <InlineError error={remove.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
