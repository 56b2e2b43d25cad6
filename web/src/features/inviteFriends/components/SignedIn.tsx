import { maskPhone } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path } from '#lib/path.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { LossWarning } from '#platform/session/LossWarning.tsx';
import { logOut } from '#platform/session/log-out.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import styles from './FoodShare.module.css';

/** Lets a signed-in person go on, or change the account. */
export function SignedIn({ next }: { next: Path }) {
  const information = useQuery(queries.user.information({ silent: true }));
  const [asking, setAsking] = useState(false);
  return (
    <Card padded>
      <div className={styles.ways}>
        <QueryView query={information} skeleton={<Skeleton rows={1} height="2.4rem" />}>
          {({ phoneNumber }) => (
            <p className={styles.account}>
              <Trans>You are signed in as {maskPhone(phoneNumber)}.</Trans>
            </p>
          )}
        </QueryView>
        <ButtonLink href={next} fullWidth>
          <Trans>Go on</Trans>
        </ButtonLink>
        <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
          <Trans>Use another account</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        variant="main"
        title={<Trans>Log out first?</Trans>}
        confirm={<Trans>Log out</Trans>}
        keep={<Trans>Stay</Trans>}
        // Opens this link anew, as a guest.
        onConfirm={() => void logOut((location.pathname + location.search) as Path)}
        onClose={() => setAsking(false)}
      >
        <LossWarning /> <Trans>Your records stay in your account. Drafts on this device are removed.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
