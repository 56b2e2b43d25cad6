import { Trans, useLingui } from '@lingui/react/macro';
import { DeletionReceipt } from '#domains/deletion/components/DeletionReceipt.tsx';
import { recordNames } from '#domains/deletion/labels.ts';
import { useDeletionRequests } from '#domains/deletion/model/useDeletionRequests.ts';
import { useToday } from '#lib/time/clock.ts';
import { missingRequirement } from '#platform/routing/requirement.ts';
import { useSession } from '#platform/session/session.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { CloseAccountRow } from './CloseAccountRow.tsx';
import { ConsentList } from './ConsentList.tsx';
import { DataExport } from './DataExport.tsx';
import { DeviceData } from './DeviceData.tsx';

/**
 * Shows the person's consents, the export of their data and the state of their deletion requests. For a guest, shows the
 * data on this device.
 */
export function YourData() {
  const { user, ready } = useSession();
  return (
    <Screen title={<Trans>Your data</Trans>}>
      <Card padded title={<Trans>Consents</Trans>}>
        <ConsentList />
      </Card>
      {missingRequirement('user', user) === undefined ? (
        <>
          <DataExport />
          <Deletions />
        </>
      ) : (
        ready && <DeviceData />
      )}
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
        <div className={layout.stack3}>
          <p className={typography.soft}>
            <Trans>
              Meals, reports, readings and mirror measurements have “Request deletion” at their end. Medication
              reminders, relations and meal plans are deleted at once where you see them.
            </Trans>
          </p>
          {requests.map((request) => (
            <div key={request.feedbackId}>
              <p>{i18n._(recordNames[request.kind])}</p>
              <DeletionReceipt request={request} today={today} />
            </div>
          ))}
        </div>
      </Card>
      <Card>
        <CloseAccountRow />
      </Card>
    </>
  );
}
