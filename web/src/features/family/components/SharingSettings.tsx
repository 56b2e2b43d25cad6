import type { FamilyMemberDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import { removeMemberFromCache } from '../model/member-cache.ts';
import { SharedKindList } from './SharedKindList.tsx';
import styles from './SharingSettings.module.css';
import { SharingSheet } from './SharingSheet.tsx';

/** Shows the data that a member sees, with buttons to change it or to stop sharing. */
export function SharingSettings({ member }: { member: FamilyMemberDetail }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  const [stopping, setStopping] = useState(false);
  const { relationshipId, relation, userId, userName, sharedByMe } = member;
  const stop = useSilentMutation(mutations.family.saveRelationship, () => {
    track('family.stopSharing');
    showToast(t`${userName} sees nothing of you any more`);
  });
  const stopped = () => {
    removeMemberFromCache(client, userId);
    navigate(pathTo('/family-health/members'), { replace: true });
  };
  return (
    <Card
      padded
      title={
        <Trans>
          What <IsolatedName name={userName} /> sees of you
        </Trans>
      }
    >
      {sharedByMe.length > 0 ? (
        <SharedKindList shared={sharedByMe} label={t`What ${userName} sees of you`} />
      ) : (
        <p className={typography.soft}>
          <Trans>Nothing. Choose what they may see.</Trans>
        </p>
      )}
      <div className={`${layout.tiles} ${styles.actions}`}>
        {sharedByMe.length > 0 && (
          <Button variant="quiet" onClick={() => setStopping(true)}>
            <Trans>Stop sharing</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {sharedByMe.length > 0 ? <Trans>Change</Trans> : <Trans>Share something</Trans>}
        </Button>
      </div>
      <SharingSheet member={member} open={changing} onClose={() => setChanging(false)} />
      <ConfirmDialog
        open={stopping}
        title={
          <Trans>
            Stop sharing with <IsolatedName name={userName} />?
          </Trans>
        }
        confirm={<Trans>Stop sharing</Trans>}
        keep={<Trans>Keep sharing</Trans>}
        busy={stop.isPending}
        onConfirm={() => stop.run({ relationshipId, relationCode: relation.code, shared: [] }, { onSuccess: stopped })}
        onClose={() => {
          setStopping(false);
          stop.reset();
        }}
      >
        <p>
          <Trans>
            From this moment <IsolatedName name={userName} /> sees none of your health data, earlier values included.
            You stay family, and go on seeing what they share.
          </Trans>
        </p>
        <InlineError error={stop.error} texts={refusals} />
      </ConfirmDialog>
    </Card>
  );
}
