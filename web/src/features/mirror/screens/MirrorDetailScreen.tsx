import type { MirrorResult } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { queries } from '#platform/client.ts';
import { isRefused } from '#platform/failures/is-refused.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { CompareLinks } from '../components/CompareLinks.tsx';
import { FailedMeasurement } from '../components/FailedMeasurement.tsx';
import { FindMirror } from '../components/FindMirror.tsx';
import { MeasureLists } from '../components/MeasureLists.tsx';
import { MirrorWait } from '../components/MeasurementProgress.tsx';
import { ShareMeasures } from '../components/ShareMeasures.tsx';
import { inOrder } from '../model/measure-change.ts';
import { detailParams } from '../model/params.ts';
import { isWorking } from '../model/record.ts';

/**
 * `/ai-mirror/detail?recordId=&with=`: the measures of a record, or of two records side by side; `?token=`: a shared record
 * without pictures, which anyone may open.
 */
export function MirrorDetailScreen() {
  const [params] = useParams(detailParams);
  const { user } = useSession();
  return (
    <Screen title={<Trans>Body measures</Trans>}>
      {!params ? (
        <NoRecord />
      ) : 'token' in params ? (
        <SharedRecord key={params.token} token={params.token} />
      ) : user.userToken ? (
        <OwnRecord key={params.recordId} recordId={params.recordId} other={params.with} />
      ) : (
        <SignInPrompt reason={<Trans>The measures of this visit to the mirror, for you alone.</Trans>} />
      )}
    </Screen>
  );
}

const skeleton = <Skeleton rows={4} height="24rem" />;

/** Pictures of a body are removed from the cache when the screen closes. */
const resultOf = (recordId: string) => ({ ...queries.mirror.result({ recordId }), gcTime: 0 });

function OwnRecord({ recordId, other }: { recordId: string; other: string | undefined }) {
  const { query, wait } = usePolled(useFirstQuery('mirror.result'), isWorking);
  if (isRefused(query)) return <NoRecord />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(record) => {
        if (record.status === 'failed') {
          return (
            <>
              <FailedMeasurement reason={record.failReason} />
              <AllRecords />
            </>
          );
        }
        if (record.status !== 'ready') return <MirrorWait record={record} wait={wait} canLeave />;
        if (other !== undefined && other !== recordId) {
          return <Comparison key={other} record={record} other={other} reload={query.refetch} />;
        }
        return (
          <>
            <MeasureLists record={record} reload={query.refetch} />
            <CompareLinks record={record} />
            {record.shareToken && <ShareMeasures shareToken={record.shareToken} />}
            <DeletionRequestButton kind="mirrorRecord" recordId={record.recordId} />
          </>
        );
      }}
    </QueryView>
  );
}

interface ComparisonProps {
  record: MirrorResult;
  /** Id of the record to compare with. */
  other: string;
  reload: () => Promise<unknown>;
}

function Comparison({ record, other, reload }: ComparisonProps) {
  const query = useQuery(resultOf(other));
  if (isRefused(query)) return <NoRecord />;
  return (
    <>
      <QueryView query={query} skeleton={skeleton}>
        {(second) => {
          if (second.status !== 'ready') {
            return (
              <ErrorState title={<Trans>There is nothing to compare with</Trans>}>
                <Trans>The other measurement has no measures.</Trans>
              </ErrorState>
            );
          }
          const [before, after] = inOrder(record, second);
          return (
            <MeasureLists record={after} before={before} reload={() => Promise.all([reload(), query.refetch()])} />
          );
        }}
      </QueryView>
      <Card>
        <LinkRow
          href={pathTo('/ai-mirror/detail', { recordId: record.recordId })}
          title={<Trans>Only this measurement</Trans>}
        />
        <LinkRow href={pathTo('/ai-mirror/records')} title={<Trans>Choose two others</Trans>} />
      </Card>
    </>
  );
}

function SharedRecord({ token }: { token: string }) {
  const { query, wait } = usePolled(useFirstQuery('mirror.viewResult'), isWorking);
  if (isRefused(query)) {
    return (
      <FindMirror title={<Trans>This link shows no measurement</Trans>}>
        <Trans>It may have been cut off on the way. You can measure yourself at a mirror.</Trans>
      </FindMirror>
    );
  }
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(record) => {
        if (record.status === 'failed') return <FailedMeasurement reason={record.failReason} />;
        if (record.status === 'pending') {
          return (
            <ButtonLink href={pathTo('/ai-mirror/create', { token })}>
              <Trans>Measure at the mirror</Trans>
            </ButtonLink>
          );
        }
        if (record.status === 'analysing') return <MirrorWait record={record} wait={wait} canLeave={false} />;
        return (
          <>
            <MeasureLists record={record} shared reload={query.refetch} />
            <Card>
              <LinkRow href={pathTo('/ai-mirror/create')} title={<Trans>Measure yourself at a mirror</Trans>} />
            </Card>
          </>
        );
      }}
    </QueryView>
  );
}

function NoRecord() {
  return (
    <ErrorState
      title={<Trans>This measurement is not there</Trans>}
      action={
        <ButtonLink href={pathTo('/ai-mirror/records')}>
          <Trans>All records</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may belong to another person, or the address is not complete.</Trans>
    </ErrorState>
  );
}

function AllRecords() {
  return (
    <Card>
      <LinkRow href={pathTo('/ai-mirror/records')} title={<Trans>All records</Trans>} />
    </Card>
  );
}
