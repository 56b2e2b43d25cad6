import { maskPhone } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import { LossWarning } from '#platform/session/LossWarning.tsx';
import { logOut } from '#platform/session/log-out.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { usePerson } from '../model/usePerson.ts';
import styles from './AccountSection.module.css';

/** The signed-in person, and *Log out*. */
export function AccountSection() {
  const [asking, setAsking] = useState(false);
  const query = usePerson();
  return (
    <section className={styles.account}>
      <h2 className={styles.heading}>
        <Trans>Signed in</Trans>
      </h2>
      <Card padded>
        <QueryView query={query} skeleton={<Skeleton rows={1} height="4.8rem" />}>
          {({ userName, avatar, phoneNumber }) => (
            <div className={styles.person}>
              <Avatar name={userName} src={avatar} size={4.8} decorative />
              <div>
                <bdi className={styles.name}>{userName}</bdi>
                <p className={styles.phone}>{maskPhone(phoneNumber)}</p>
              </div>
            </div>
          )}
        </QueryView>
        <div className={styles.action}>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <LogOut aria-hidden="true" size="1.8rem" />
            <Trans>Log out</Trans>
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={asking}
        variant="main"
        title={<Trans>Log out on this device?</Trans>}
        confirm={<Trans>Log out</Trans>}
        keep={<Trans>Stay</Trans>}
        onConfirm={() => void logOut()}
        onClose={() => setAsking(false)}
      >
        <LossWarning />{' '}
        <Trans>What you saved stays in your account. Drafts and recent entries on this device are removed.</Trans>
      </ConfirmDialog>
    </section>
  );
}
