import type { HealthPeriod, HeartRateAverage } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ageGroupOf } from '#domains/health/model/age-group.ts';
import { pointLabel, pointName } from '#domains/health/model/point-days.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { PeriodPager } from '#ui/time/PeriodPager.tsx';
import { rangeNames } from '../labels.ts';
import { slotsOf } from '../model/chart.ts';
import { useRecords } from '../model/useRecords.ts';
import { usual } from '../model/zones.ts';
import { MeasurementHistory, useMeasurementHistory } from './MeasurementHistory.tsx';
import styles from './PeriodView.module.css';

const RangeChart = lazy(async () => ({ default: (await import('#ui/chart/RangeChart.tsx')).RangeChart }));

interface Props {
  period: HealthPeriod;
  /** Last day of the period. @default today */
  date: Day | undefined;
  onDateChange: (date: Day | undefined) => void;
}

/**
 * Shows the resting heart rate in a period: average, lowest, highest, a chart of the daily ranges, and all measurements.
 */
export function PeriodView({ period, date, onDateChange }: Props) {
  const average = useQuery(queries.heartRate.average({ period, ...(date !== undefined && { date }) }));
  return (
    <MainAndAside
      main={
        <Card padded>
          <QueryView query={average} skeleton={<Skeleton rows={1} height="34.7rem" />}>
            {(data) => (
              <PeriodPager period={period} from={data.from} to={data.to} onChange={onDateChange}>
                <Summary average={data} />
                {data.count > 0 && <Chart average={data} />}
              </PeriodPager>
            )}
          </QueryView>
        </Card>
      }
      // If the period's days are unknown, the whole history is better than none.
      aside={(average.data || average.error) && <MeasurementHistory from={average.data?.from} to={average.data?.to} />}
    />
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
        <div>
          <dt>
            <Trans context="heart rate">Average</Trans>
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
        <Plural value={count} one="From # measurement at rest" other="From # measurements at rest" />
      </p>
    </>
  );
}

function Chart({ average: { period, from, to } }: { average: HeartRateAverage }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const records = useRecords({ from, to, state: 'resting' });
  const { data: listed } = useMeasurementHistory({ from, to });
  const { min: low, max: high } = usual;
  const today = useToday();
  // Without the age, the chart has no usual range.
  const account = useOptionalQuery(queries.user.accountInformation());
  const isUsual = account.data !== undefined && ageGroupOf(account.data.birthDate, today) !== 'child';
  // The list below reports the same error.
  if (records.error && !listed) return null;
  const skeleton = <Skeleton rows={1} height="25.4rem" />;
  return (
    <QueryView query={records} skeleton={skeleton}>
      {(list) => {
        const bars = slotsOf(period, from, to, list).map(({ start, range, mean }) => ({
          key: start,
          label: pointLabel(format, start, period),
          name: pointName(format, start, period),
          range,
          ...(mean !== null && { mean }),
        }));
        return (
          <Suspense fallback={skeleton}>
            <RangeChart
              label={i18n._(labelOf(rangeNames, period))}
              unit={t`bpm`}
              bars={bars}
              formatY={(y) => String(Math.round(y))}
            />
            {isUsual && <p className={typography.laterNote}>{t`Usual range of adults: ${low} to ${high} bpm`}</p>}
          </Suspense>
        );
      }}
    </QueryView>
  );
}
