import { isHealthError, type MirrorResult } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect } from 'wouter';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { useScreenOn } from '#platform/device/useScreenOn.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled, type Wait } from '#platform/query/usePolled.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { refusals } from '../labels.ts';
import { isWorking } from '../model/record.ts';
import { FailedMeasurement } from './FailedMeasurement.tsx';

/** Waits for a confirmed measurement, then opens its measures. */
export function MeasurementProgress({ token, recordId }: { token: string; recordId: string }) {
  const { user } = useSession();
  const signedIn = user.userToken !== undefined;
  const own = usePolled({ ...queries.mirror.result({ recordId }), gcTime: 0, enabled: signedIn }, isWorking);
  // The code was confirmed by another person, or before the sign-in. The token can still read its status.
  const isForeign = isHealthError(own.query.error, 'business') && own.query.error.code === 'GONE';
  const byToken = usePolled(
    { ...queries.mirror.viewResult({ token }), gcTime: 0, enabled: !signedIn || isForeign },
    isWorking,
  );
  const isOwn = signedIn && !isForeign;
  const { query, wait } = isOwn ? own : byToken;
  return (
    <QueryView query={query} texts={refusals} skeleton={<Skeleton rows={1} height="24rem" />}>
      {(record) => {
        if (record.status === 'ready')
          return <Redirect to={pathTo('/ai-mirror/detail', isOwn ? { recordId } : { token })} replace />;
        if (record.status === 'failed') return <FailedMeasurement reason={record.failReason} />;
        return <MirrorWait record={record} wait={wait} canLeave={isOwn} />;
      }}
    </QueryView>
  );
}

interface WaitProps {
  record: MirrorResult;
  wait: Wait;
  /** Whether the record will appear in the list. */
  canLeave: boolean;
}

/** Shows the stages of a measurement: taking the pictures, then computing the measures. */
export function MirrorWait({ record, wait, canLeave }: WaitProps) {
  const { t } = useLingui();
  const format = useFormat();
  useScreenOn();
  return (
    <ProgressWait
      title={<Trans>The mirror measures you</Trans>}
      stages={[
        { key: 'pictures', label: t`Stand still: the pictures are taken` },
        { key: 'measures', label: t`You can step away: the measures are worked out` },
      ]}
      stage={record.measuredAt === null ? 'pictures' : 'measures'}
      {...wait}
      leave={
        canLeave && (
          <ButtonLink variant="quiet" href={pathTo('/ai-mirror/records')}>
            <Trans>Leave, it goes on</Trans>
          </ButtonLink>
        )
      }
    >
      <ProgressBar label={t`Progress`} value={record.progress / 100} text={format.percent(record.progress)} />
    </ProgressWait>
  );
}
