import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RequestState } from '#domains/deletion/components/RequestState.tsx';
import { recordNames } from '#domains/deletion/labels.ts';
import { useDeletionRequests } from '#domains/deletion/model/useDeletionRequests.ts';
import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { accountPaths } from '../model/paths.ts';
import { ConsentList } from './ConsentList.tsx';
import { DataExport } from './DataExport.tsx';
import styles from './YourData.module.css';

/** What the person agrees to, a copy of all that the API gives about them, and the state of their deletions. */
export function YourData() {
  const information = useQuery(queries.user.information({ silent: true }));
  return (
    <Screen title={<Trans>Your data</Trans>}>
      <Card padded title={<Trans>What you agree to</Trans>}>
        <QueryView query={information} skeleton={<Skeleton rows={6} />}>
          {({ consents }) => <ConsentList consents={consents ?? []} />}
        </QueryView>
      </Card>
      <DataExport />
      <Deletions />
    </Screen>
  );
}

function Deletions() {
  const { i18n } = useLingui();
  const today = useToday();
  const [requests] = useDeletionRequests();
  return (
    <>
      <Card padded title={<Trans>Deletions</Trans>}>
        <div className={styles.stack}>
          <p className={styles.soft}>
            <Trans>
              Meals, reports, readings and mirror measurements have “Have this deleted” at their end. Medication
              reminders, relations and meal plans are deleted at once where you see them.
            </Trans>
          </p>
          {requests.map((request) => (
            <div key={request.feedbackId}>
              <p>{i18n._(recordNames[request.kind])}</p>
              <RequestState request={request} today={today} />
            </div>
          ))}
        </div>
      </Card>
      <Card>
        <LinkRow
          href={accountPaths.close}
          title={<Trans>Close account</Trans>}
          detail={<Trans>Deletes it for good. You can do it here, without calling us.</Trans>}
        />
      </Card>
    </>
  );
}
