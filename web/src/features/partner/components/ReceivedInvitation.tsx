import type { PartnerRelationship } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import { AnswerDeadline } from './AnswerDeadline.tsx';
import { PersonLine } from './PersonLine.tsx';
import styles from './ReceivedInvitation.module.css';

interface Props {
  invitation: PartnerRelationship;
  /** Name of the current partner. */
  partnerName?: string;
  /** Name of the person with an open invitation from this person. */
  waitingFor?: string;
}

/** A received invitation with buttons to accept it, or to decline it after a confirmation. */
export function ReceivedInvitation({ invitation, partnerName, waitingFor }: Props) {
  const { t } = useLingui();
  const [declining, setDeclining] = useState(false);
  useFocusAfter();
  const { relationshipId, partner, expiresAt } = invitation;
  const { userName } = partner;
  const command = useSilentMutation(mutations.partner.answerInvitedMessage, (_, { answer }) => {
    track('partner.answer', { answer });
    showToast(answer === 'accepted' ? t`You and ${userName} are partners now` : t`Invitation declined`);
  });
  const sent = command.isPending ? command.variables.answer : undefined;
  const stay = () => {
    setDeclining(false);
    command.reset();
  };
  return (
    <Card padded>
      <PersonLine
        person={partner}
        title={
          <Trans context="partnership">
            <IsolatedName name={userName} /> invites you
          </Trans>
        }
        detail={expiresAt && <AnswerDeadline expiresAt={expiresAt} />}
      >
        {partnerName && (
          <p className={typography.note}>
            <Trans>
              You have one partner at a time. To accept, leave the partnership with <IsolatedName name={partnerName} />{' '}
              first.
            </Trans>
          </p>
        )}
        {waitingFor && (
          <p className={typography.note}>
            <Trans>
              When you accept, your invitation to <IsolatedName name={waitingFor} /> is withdrawn.
            </Trans>
          </p>
        )}
        {!partnerName && (
          <p className={typography.note}>
            <Trans>
              When you accept, <IsolatedName name={userName} /> sees your name, your picture and your change in percent,
              never your kilograms.
            </Trans>
          </p>
        )}
        <div className={styles.answers}>
          <Button variant="quiet" disabled={sent === 'accepted'} onClick={() => setDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
          {!partnerName && (
            <Button busy={sent === 'accepted'} onClick={() => command.run({ relationshipId, answer: 'accepted' })}>
              <Trans>Accept</Trans>
            </Button>
          )}
        </div>
        {!declining && <InlineError error={command.error} texts={refusals} />}
      </PersonLine>
      <ConfirmDialog
        open={declining}
        title={<Trans>Decline the invitation?</Trans>}
        confirm={<Trans>Decline</Trans>}
        busy={sent === 'declined'}
        onConfirm={() => command.run({ relationshipId, answer: 'declined' }, { onSuccess: stay })}
        onClose={stay}
      >
        <p>
          <Trans>
            <IsolatedName name={userName} /> will see that you declined. You cannot undo this, but either of you can
            invite again.
          </Trans>
        </p>
        <InlineError error={command.error} texts={refusals} />
      </ConfirmDialog>
    </Card>
  );
}
