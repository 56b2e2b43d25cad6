import type { HealthPeriod, HeartRateAverage } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { queries } from '../../../platform/client.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { slotsOf } from '../model/chart.ts';
import { useRecords } from '../model/useRecords.ts';
import { usual } from '../model/zones.ts';
import styles from './PeriodView.module.css';

const LineChart = lazy(async () => ({ default: (await import('../../../ui/chart/LineChart.tsx')).LineChart }));

/**
 * A band without width that makes the axis include the whole usual range, so that a difference of one or two beats looks small.
 */
const room = [
  { x: 0, y: usual.from - 10 },
  { x: 0, y: usual.to + 10 },
];

/** Resting heart rate in a period: average, lowest, highest, and a chart. */
export function PeriodView({ period }: { period: HealthPeriod }) {
  const average = useQuery(queries.heartRate.average({ period }));
  return (
    <Card padded>
      <QueryView query={average} skeleton={<Skeleton rows={1} height="34.7rem" />}>
        {(data) => (
          <>
            <Summary average={data} />
            {data.count > 0 && <Chart average={data} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Summary({ average: { average, min, max, count } }: { average: HeartRateAverage }) {
  if (average === null) {
    return (
      <p className={styles.nothing}>
        <Trans>Nothing was measured at rest in this period.</Trans>
      </p>
    );
  }
  return (
    <>
      <dl className={styles.summary}>
        <div className={styles.average}>
          <dt>
            <Trans>Average at rest</Trans>
          </dt>
          <dd>
            {average}{' '}
            <small>
              <Trans>bpm</Trans>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="heart rate">Lowest</Trans>
          </dt>
          <dd>{min}</dd>
        </div>
        <div>
          <dt>
            <Trans context="heart rate">Highest</Trans>
          </dt>
          <dd>{max}</dd>
        </div>
      </dl>
      <p className={styles.count}>
        <Plural value={count} one="From # measurement" other="From # measurements" />
      </p>
    </>
  );
}

function Chart({ average: { period, from, to } }: { average: HeartRateAverage }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const records = useRecords({ from, to, state: 'resting' });
  const skeleton = <Skeleton rows={1} height="25.4rem" />;
  return (
    <QueryView query={records} skeleton={skeleton}>
      {(list) => {
        const slots = slotsOf(period, from, to, list);
        return (
          <Suspense fallback={skeleton}>
            <LineChart
              label={period === 'year' ? t`At rest, average of each month` : t`At rest, average of each day`}
              unit={t`bpm`}
              series={[{ key: 'mean', name: t`Average`, points: slots.map(({ mean }, x) => ({ x, y: mean })) }]}
              areas={[{ key: 'room', tone: 'plain', lower: room, upper: room }]}
              band={{ ...usual, name: t`Usual range of adults` }}
              formatX={(x) =>
                formatDate(i18n.locale, slots[x]?.start ?? from, period === 'year' ? 'shortMonth' : 'numeric')
              }
              formatY={(y) => String(Math.round(y))}
            />
          </Suspense>
        );
      }}
    </QueryView>
  );
}
