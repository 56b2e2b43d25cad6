import { maskPhone } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path } from '#lib/path.ts';
import { queries } from '#platform/client.ts';
import { LogOutDialog } from '#platform/log-out/LogOutDialog.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import styles from './FoodShare.module.css';

/** Lets a signed-in person continue or switch the account. */
export function AlreadySignedIn({ next }: { next: Path }) {
  const information = useQuery(queries.user.information());
  const [asking, setAsking] = useState(false);
  return (
    <Card padded>
      <div className={layout.column3}>
        <QueryView query={information} skeleton={<Skeleton rows={1} height="4.8rem" />}>
          {({ userName = '', avatar, phoneNumber }) => (
            <div className={styles.person}>
              <Avatar name={userName} src={avatar ?? null} size={4.8} decorative />
              <div>
                <p className={typography.strongBody}>
                  <IsolatedName name={userName} />
                </p>
                <p className={typography.softFigures}>
                  <Trans>Signed in · {maskPhone(phoneNumber)}</Trans>
                </p>
              </div>
            </div>
          )}
        </QueryView>
        <ButtonLink href={next} fullWidth>
          <Trans>Continue</Trans>
        </ButtonLink>
        <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
          <Trans>Use another account</Trans>
        </Button>
      </div>
      {/* Reloads this link as a guest. */}
      <LogOutDialog
        open={asking}
        next={(location.pathname + location.search) as Path}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
