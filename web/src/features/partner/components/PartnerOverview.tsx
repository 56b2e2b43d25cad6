import type { PartnerIndex, PartnerProgressPoint, PartnerRelationship } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { PaceRow } from '#domains/health/components/PaceNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayNumber, fromDayNumber } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import type { Series } from '#ui/chart/line-model.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { LeavePartner } from './LeavePartner.tsx';
import { NoPartner } from './NoPartner.tsx';
import { OwnWeightCard } from './OwnWeightCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { ReceivedInvitation } from './ReceivedInvitation.tsx';

/** Received invitations, the progress of both partners, and the state of the relationship. */
export function PartnerOverview({ index }: { index: PartnerIndex }) {
  const { me, partner, relationship, openInvitations, obstacles = [] } = index;
  const partnership = relationship?.status === 'accepted' ? relationship : undefined;
  const waiting = relationship?.status === 'invited' ? relationship : undefined;
  const mayCompare = usePermit('weightChange');
  const received = openInvitations > 0 && (
    <OpenInvitations count={openInvitations} partnerName={partnership?.partner.userName} waiting={waiting} />
  );
  return (
    <LeadAndMain
      lead={
        <>
          {!partnership && received}
          {obstacles.length > 0 ? (
            <ObstacleNote obstacles={obstacles} heading="h2" />
          ) : (
            !partnership && <NoPartner relationship={relationship} />
          )}
          {mayCompare && (
            <ProgressCard me={me} partner={partner} since={partnership?.acceptedAt ?? undefined} permit={mayCompare} />
          )}
          <PaceRow steadyToo={obstacles.length === 0} />
          {partnership && received}
        </>
      }
      main={
        <>
          {mayCompare && <ProgressTrend me={me} partner={partner} />}
          {me && mayCompare && <OwnWeightCard me={me} />}
          <Card>
            <LinkRow
              href={pathTo('/lose-weight-partner/rank')}
              title={<Trans>Ranking</Trans>}
              detail={<Trans>By days recorded, alone and in pairs</Trans>}
            />
          </Card>
          {partnership && <LeavePartner partnership={partnership} />}
        </>
      }
    />
  );
}

interface Props {
  /** Expected number, so that nothing moves when the invitations load. */
  count: number;
  /** Name of the current partner; a person has only one. */
  partnerName?: string;
  /** The person's own open invitation. */
  waiting?: PartnerRelationship;
}

/** Lists the invitations that wait for the person's answer. */
function OpenInvitations({ count, partnerName, waiting }: Props) {
  const received = useQuery(queries.partner.invitedMessage());
  const now = useNow();
  return (
    <QueryView query={received} skeleton={<Skeleton rows={count} height="19.6rem" />}>
      {(list) =>
        list
          // An invitation can expire while the screen is open.
          .filter(({ status, expiresAt }) => status === 'invited' && instantOf(expiresAt) > now.getTime())
          .map((invitation) => (
            <ReceivedInvitation
              key={invitation.relationshipId}
              invitation={invitation}
              partnerName={partnerName}
              waitingFor={waiting?.partner.userName}
            />
          ))
      }
    </QueryView>
  );
}

/** Height of the plot and the reading above it. */
const height = '24.45rem';

/** Charts the daily change of both: a solid line for the person, a dashed line for the partner. */
function ProgressTrend({ me, partner }: Pick<PartnerIndex, 'me' | 'partner'>) {
  const { t } = useLingui();
  const format = useFormat();
  const all: Series[] = [
    ...(me ? [{ key: 'me', name: t`You`, points: points(me.trend) }] : []),
    ...(partner
      ? [{ key: 'partner', name: partner.userName, points: points(partner.trend), variant: 'dashed' as const }]
      : []),
  ];
  const series = all.filter((line) => line.points.length > 1);
  if (series.length === 0) return null;
  return (
    <Card padded title={<Trans>Weight change</Trans>}>
      <Suspense fallback={<Skeleton rows={1} height={height} />}>
        <LineChart
          label={t`Weight change since the start, in percent`}
          unit="%"
          series={series}
          formatX={(day) => format.date(fromDayNumber(day), 'short')}
          formatY={(change) => format.number(change, { signed: true })}
        />
      </Suspense>
    </Card>
  );
}

/** A loss points downwards. */
const points = (trend: PartnerProgressPoint[]) =>
  trend.map(({ date, lostPercent }) => ({ x: dayNumber(date), y: lostPercent === 0 ? 0 : -lostPercent }));
