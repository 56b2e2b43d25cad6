import type { PartnerIndex, PartnerProgressPoint } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayNumber, fromDayNumber } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import type { Series } from '#ui/chart/line-model.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const LineChart = lazy(async () => ({ default: (await import('#ui/chart/LineChart.tsx')).LineChart }));

/** Height of the plot and the reading above it. */
const height = '24.45rem';

/** Charts the daily change of both: a solid line for the person, a dashed line for the partner. */
export function ProgressTrend({ me, partner }: Pick<PartnerIndex, 'me' | 'partner'>) {
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
