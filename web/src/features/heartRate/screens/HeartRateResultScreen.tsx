import type { HeartRateHistoryPage } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { infiniteQueries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ResultSkeleton, ResultView } from '../components/ResultView.tsx';
import { SavingStatus } from '../components/SavingStatus.tsx';
import { measuredAtOf } from '../model/measurement.ts';
import { type ResultParams, resultParams } from '../model/params.ts';
import { pendingMeasurements } from '../model/pending-measurements.ts';
import { useRecords } from '../model/useRecords.ts';

/** `/heart-rate-monitor/result`: with `?recordId=&date=` a record of the history, with `?measured=` a new measurement. */
export function HeartRateResultScreen() {
  const [params] = useParams(resultParams);
  return (
    <Screen title={<Trans>Measurement</Trans>}>
      {!params ? (
        <NotThere />
      ) : 'measured' in params ? (
        <Fresh key={params.measured} startedAt={params.measured} />
      ) : (
        <Kept key={params.recordId} {...params} />
      )}
    </Screen>
  );
}

/** Shows a new measurement. It stays on the screen after it appears in the history, until the address changes. */
function Fresh({ startedAt }: { startedAt: number }) {
  const [measurement] = useState(() => pendingMeasurements().find((one) => one.startedAt === startedAt));
  if (!measurement) return <NotThere />;
  const { heartRate, state, source } = measurement;
  const measuredAt = measuredAtOf(measurement);
  return (
    <>
      <SavingStatus measurement={measurement} />
      <ResultView measured={{ heartRate, state, measuredAt, source: source === 'camera' ? 'camera' : 'device' }} />
    </>
  );
}

function Kept({ recordId, date }: Exclude<ResultParams, { measured: number }>) {
  const query = useRecord(recordId, date);
  return (
    <QueryView query={query} skeleton={<ResultSkeleton />} isEmpty={(record) => record === null} empty={<NotThere />}>
      {(record) =>
        record && (
          <>
            <ResultView measured={record} />
            <Wide>
              <DeletionRequestButton kind="heartRate" recordId={record.recordId} />
            </Wide>
          </>
        )
      }
    </QueryView>
  );
}

function NotThere() {
  return (
    <ErrorState
      title={<Trans>This measurement is not there</Trans>}
      action={
        <ButtonLink href={pathTo('/heart-rate-monitor/home')}>
          <Trans>All measurements</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been deleted, or the address is not complete.</Trans>
    </ErrorState>
  );
}

/**
 * Finds one record; null if it does not exist. The API has no call for a single record, so the hook searches the history of
 * its day, or all of it.
 */
function useRecord(recordId: string, date: string | undefined) {
  const queryClient = useQueryClient();
  const { queryKey } = infiniteQueries.heartRate.history();
  const seen = queryClient.getQueryData<InfiniteData<HeartRateHistoryPage>>(queryKey);
  const known = seen?.pages.flatMap(({ list }) => list).find((record) => record?.recordId === recordId);
  const { data, ...query } = useRecords({ from: date, to: date }, known === undefined);
  const found = data?.find((record) => record?.recordId === recordId);
  return { ...query, data: known ?? (data && (found ?? null)) };
}
