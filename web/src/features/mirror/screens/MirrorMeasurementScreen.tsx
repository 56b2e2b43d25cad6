import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefused } from '#platform/failures/is-refused.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { FailedMeasurement } from '../components/FailedMeasurement.tsx';
import { FindMirror } from '../components/FindMirror.tsx';
import { MeasurementConfirmation } from '../components/MeasurementConfirmation.tsx';
import { MeasurementProgress } from '../components/MeasurementProgress.tsx';
import { refusals } from '../labels.ts';
import type { MirrorForm } from '../model/form.ts';
import { createParams } from '../model/params.ts';

/** `/ai-mirror/create?token=`: confirms a measurement at the mirror with this code, and waits for the result. */
export function MirrorMeasurementScreen() {
  const [params] = useParams(createParams);
  return (
    <Screen title={<Trans>Measure at the mirror</Trans>}>
      {params?.token ? (
        <Measurement key={params.token} token={params.token} />
      ) : (
        <>
          <FindMirror
            title={params ? <Trans>Find a mirror</Trans> : <Trans>This is not the code of a mirror.</Trans>}
          />
          <AllRecords />
        </>
      )}
    </Screen>
  );
}

/** Links to the records, for browsers that cannot scan a code. */
function AllRecords() {
  return (
    <ButtonLink variant="quiet" fullWidth href={pathTo('/ai-mirror/records')}>
      <Trans>All records</Trans>
    </ButtonLink>
  );
}

function Measurement({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState(false);
  // The state is here because a sign-in refetches the record, which remounts the form.
  const [entered, setEntered] = useState<Partial<MirrorForm>>({});
  const [consent, setConsent] = useState(false);
  const info = useQuery(useFirstQuery('mirror.info'));
  if (isRefused(info)) {
    return (
      <>
        <FindMirror title={<Trans>No mirror shows this code</Trans>}>
          <Trans>It may be an old one.</Trans>
        </FindMirror>
        <AllRecords />
      </>
    );
  }
  return (
    <QueryView query={info} texts={refusals} skeleton={<Skeleton rows={3} height="16rem" />}>
      {(record) => {
        if (record.status === 'failed') return <FailedMeasurement reason={record.failReason} />;
        if (record.status === 'pending' && !confirmed) {
          return (
            <MeasurementConfirmation
              token={token}
              record={record}
              entered={entered}
              onEnter={setEntered}
              consent={consent}
              onConsent={setConsent}
              reload={info.refetch}
              onConfirmed={() => setConfirmed(true)}
            />
          );
        }
        return <MeasurementProgress token={token} recordId={record.recordId} />;
      }}
    </QueryView>
  );
}
