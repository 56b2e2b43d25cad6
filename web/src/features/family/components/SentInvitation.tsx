import { type FamilyInvitation, maskPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Badge } from '#ui/Badge.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { refusals, sentStatus } from '../labels.ts';
import { statusAt } from '../model/invitation-status.ts';
import styles from '../screens/FamilyMembersScreen.module.css';
import { PersonRow } from './PersonRow.tsx';
import { TimeToExpiry } from './TimeToExpiry.tsx';

/** An invitation that the person has sent and nobody has accepted: an open one can be cancelled, a closed one removed. */
export function SentInvitation({ invitation, now }: { invitation: FamilyInvitation; now: Date }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { relationshipId, userName, phoneNumber, invitedAt, expiresAt } = invitation;
  const status = statusAt(invitation, now);
  const open = status === 'invited';
  const date = format.date(invitedAt, 'short');
  useFocusAfter();
  const remove = useSilentMutation(mutations.family.deleteRelationship, () => {
    track('family.cancelInvitation', { open });
    showToast(open ? t`Invitation withdrawn` : t`Removed from the list`);
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <li className={styles.row}>
      <PersonRow
        person={invitation}
        detail={
          <div className={layout.lineNarrow}>
            {open ? (
              phoneNumber && <span>{maskPhone(phoneNumber)}</span>
            ) : (
              <Badge tone={sentStatus[status]?.tone ?? 'plain'}>
                {i18n._(sentStatus[status]?.word ?? { id: status })}
              </Badge>
            )}
            <span>{open ? <TimeToExpiry at={expiresAt} /> : <Trans>Invited on {date}</Trans>}</span>
          </div>
        }
        trailing={
          <TextButton
            className={styles.action}
            aria-label={open ? t`Withdraw the invitation to ${userName}` : t`Remove ${userName} from the list`}
            onClick={() => setAsking(true)}
          >
            {open ? <Trans context="invitation">Withdraw</Trans> : <Trans>Remove</Trans>}
          </TextButton>
        }
      >
        <h3>
          <ServerText as="bdi" text={userName} />{' '}
          <ServerText className={styles.relation} text={invitation.relation.name} en={invitation.relation.nameEn} />
        </h3>
      </PersonRow>
      <ConfirmDialog
        open={asking}
        title={open ? <Trans>Withdraw this invitation?</Trans> : <Trans>Remove this invitation from the list?</Trans>}
        confirm={open ? <Trans context="invitation">Withdraw</Trans> : <Trans>Remove</Trans>}
        busy={remove.isPending}
        onConfirm={() => remove.run({ relationshipId }, { onSuccess: close })}
        onClose={close}
      >
        <p>
          {open ? (
            <Trans>
              <IsolatedName name={userName} /> can no longer accept it. You can invite them again.
            </Trans>
          ) : (
            <Trans>
              You can invite <IsolatedName name={userName} /> again at any time.
            </Trans>
          )}
        </p>
        <InlineError error={remove.error} texts={refusals} />
      </ConfirmDialog>
    </li>
  );
}
