import type { FamilyInvitation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Rows } from '#ui/list/Rows.tsx';
import { statusAt } from '../model/invitation-status.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import styles from './ReceivedInvitations.module.css';
import { SharedKindList } from './SharedKindList.tsx';
import { TimeToExpiry } from './TimeToExpiry.tsx';

/** Open invitations from other people, each with buttons to accept or decline. */
export function ReceivedInvitations({ invitations, now }: { invitations: FamilyInvitation[]; now: Date }) {
  const { t } = useLingui();
  const open = invitations.filter((invitation) => statusAt(invitation, now) === 'invited');
  if (open.length === 0) return null;
  return (
    <section className={layout.column3} aria-label={t`Invitations to answer`}>
      <Rows items={open} keyOf={({ relationshipId }) => relationshipId}>
        {(invitation) => <Received invitation={invitation} />}
      </Rows>
    </section>
  );
}

function Received({ invitation }: { invitation: FamilyInvitation }) {
  const { t } = useLingui();
  const [declining, setDeclining] = useState(false);
  const { relationshipId, userName, shared, expiresAt } = invitation;
  return (
    <Card padded>
      <div className={styles.invitation}>
        <PersonRow person={invitation} detail={<TimeToExpiry at={expiresAt} />}>
          <h2>
            <Trans>
              <IsolatedName name={userName} /> invited you to join their family
            </Trans>
          </h2>
        </PersonRow>
        {shared.length > 0 ? (
          <div>
            <p className={styles.label}>
              <Trans>You would see</Trans>
            </p>
            <SharedKindList shared={shared} label={t`You would see`} />
          </div>
        ) : (
          <p className={styles.label}>
            <Trans>They share nothing with you yet.</Trans>
          </p>
        )}
        <div className={layout.tiles}>
          <Button variant="quiet" onClick={() => setDeclining(true)}>
            <Trans context="family">Decline</Trans>
          </Button>
          <ButtonLink href={pathTo('/family-health/confirm', { relationshipId })}>
            <Trans>Accept</Trans>
          </ButtonLink>
        </div>
      </div>
      <DeclineDialog invitation={invitation} open={declining} onClose={() => setDeclining(false)} />
    </Card>
  );
}
