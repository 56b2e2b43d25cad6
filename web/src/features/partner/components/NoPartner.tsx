import type { PartnerRelationship } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './NoPartner.module.css';
import { SentInvitation } from './SentInvitation.tsx';

/** Shown without a partner: the outcome of the last invitation or partnership, and the ways to find a partner. */
export function NoPartner({ relationship }: { relationship: PartnerRelationship | null }) {
  if (relationship?.status === 'invited') return <SentInvitation invitation={relationship} />;
  const ended = relationship && relationship.status !== 'cancelled';
  return (
    <>
      <Card padded>
        <div className={layout.stack4}>
          {ended ? <Ended relationship={relationship} /> : <Alone />}
          <div className={styles.ways}>
            <ButtonLink href={pathTo('/lose-weight-partner/invite')} fullWidth>
              <Trans>Invite a partner</Trans>
            </ButtonLink>
            <div className={styles.others}>
              <ButtonLink href={pathTo('/lose-weight-partner/invite', { way: 'match' })} variant="quiet">
                <Trans>Find me one</Trans>
              </ButtonLink>
              <ButtonLink href={pathTo('/lose-weight-partner/invite', { way: 'code' })} variant="quiet">
                <Trans>Enter a code</Trans>
              </ButtonLink>
            </div>
          </div>
        </div>
      </Card>
      {!ended && <HowItWorks />}
    </>
  );
}

function Alone() {
  return (
    <Told title={<Trans>It is easier with somebody</Trans>}>
      <Trans>Invite a friend, or let us find someone at a similar stage.</Trans>
    </Told>
  );
}

/** Shows the outcome without blame, with a next step. */
function Ended({ relationship: { status, partner } }: { relationship: PartnerRelationship }) {
  const { userName } = partner;
  if (status === 'declined') {
    return (
      <Told
        title={
          <Trans>
            <IsolatedName name={userName} /> cannot join you this time
          </Trans>
        }
      >
        <Trans>It is not about you. Somebody else may be waiting for your invitation.</Trans>
      </Told>
    );
  }
  if (status === 'expired') {
    return (
      <Told
        title={
          <Trans>
            <IsolatedName name={userName} /> has not answered in time
          </Trans>
        }
      >
        <Trans>
          An invitation is open for three days. You can invite <IsolatedName name={userName} /> again, or somebody else.
        </Trans>
      </Told>
    );
  }
  return (
    <Told
      title={
        <Trans>
          You and <IsolatedName name={userName} /> are no longer partners
        </Trans>
      }
    >
      <Trans>What you have reached stays yours. When you are ready, find a new partner, or each other again.</Trans>
    </Told>
  );
}

function Told({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={layout.stack1}>
      <h2 className={typography.strongLead}>{title}</h2>
      <p className={typography.soft}>{children}</p>
    </div>
  );
}
