import type { HealthDataDetail, HealthDataPoint } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf, labelOf } from '#lib/open-value.ts';
import { type Day, dayNumber, dayOf, fromDayNumber } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PeriodPager } from '#ui/time/PeriodPager.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import { kindNames, seriesNames, sourceName } from '../labels.ts';
import { limitsOf, lineOf, rangesApart, weeklyMean } from '../model/chart.ts';
import styles from './PeriodCard.module.css';

const LineChart = lazy(async () => ({ default: (await import('#ui/chart/LineChart.tsx')).LineChart }));

interface Props {
  detail: HealthDataDetail;
  /** Last day of the period, from the address. */
  date: Day | undefined;
  onDateChange: (date: Day | undefined) => void;
}

/** Charts the readings of a period with their normal range, and describes the selected reading. */
export function PeriodCard({ detail, date, onDateChange }: Props) {
  const { period, from, to, series } = detail;
  const measured = series.some(({ points }) => points.length > 0);
  const newest = series
    .flatMap(({ latest }) => (latest ? [dayOf(latest.measuredAt)] : []))
    .sort()
    .pop();
  return (
    <Card padded>
      <PeriodPager period={period} from={from} to={to} onChange={onDateChange} />
      {measured ? (
        <Chart key={`${period} ${to}`} detail={detail} date={date} />
      ) : (
        <div className={styles.nothing}>
          <p>
            <Trans>Nothing was measured in this period.</Trans>
          </p>
          {newest !== undefined && (
            <Button variant="quiet" onClick={() => onDateChange(newest)}>
              <Trans>Go to the latest value</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Chart({ detail, date }: Omit<Props, 'onDateChange'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { healthDataType, period, from, to, series } = detail;
  const [picked, setPicked] = useState<number>();
  const mean = useMean(detail, date);
  const [first] = series;
  if (!first) return null;
  const unit = unitText(i18n, first.unit);
  const decimals = decimalsOf(first.unit);
  const limits = limitsOf(first.normal);
  const normal = t`Normal range`;
  const shown = picked ?? Math.max(...series.flatMap(({ points }) => points.map((point) => dayNumber(point.date))));
  return (
    <>
      <Suspense fallback={<Skeleton rows={1} height="24rem" />}>
        <LineChart
          label={i18n._(labelOf(kindNames, healthDataType))}
          unit={unit}
          series={[
            ...series.map(({ code, points }, index) => ({
              key: code,
              name: i18n._(seriesNames[code] ?? { id: code }),
              points: lineOf(points, period, from, to),
              ...(index > 0 && { variant: 'dashed' as const }),
            })),
            ...(mean ? [{ key: 'mean', name: t`Mean of 7 days`, points: mean, variant: 'dashed' as const }] : []),
          ]}
          areas={rangesApart(series).map(({ low, high }) => ({
            key: `${low}`,
            lower: edge(low),
            upper: edge(high),
            tone: 'good',
          }))}
          {...(series.length === 1 && limits && { band: { from: limits.min, to: limits.max, name: normal } })}
          formatX={(x) => format.date(fromDayNumber(x), period === 'year' ? 'shortMonth' : 'short')}
          formatY={(y) => format.number(y, { decimals })}
          onPick={({ x }) => setPicked(x)}
        />
      </Suspense>
      <ul className={styles.readings}>
        {series.map(({ code, points }) => {
          const point = points.find((one) => dayNumber(one.date) === shown);
          return (
            point && (
              <li key={code}>
                {series.length > 1 && `${i18n._(seriesNames[code] ?? { id: code })}: `}
                <ReadingText point={point} detail={detail} unit={unit} decimals={decimals} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );

  function edge(y: number) {
    return [
      { x: dayNumber(from), y },
      { x: dayNumber(period === 'year' ? `${to.slice(0, 7)}-01` : to), y },
    ];
  }
}

interface ReadingProps {
  point: HealthDataPoint;
  detail: HealthDataDetail;
  unit: string;
  decimals: number;
}

/** Describes a reading with its time and source, or several of a day or a month with their range. */
function ReadingText({ point, detail: { healthDataType, period }, unit, decimals }: ReadingProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const number = (value: number) => format.number(value, { decimals });
  const { count } = point;
  const source = sourceName(healthDataType, point.source);
  const [low, high] = [number(point.min), number(point.max)];
  const when = period === 'year' ? format.date(point.date, 'monthOfYear') : format.date(point.measuredAt, 'moment');
  const parts = [when, source && i18n._(source)].filter(Boolean).join(' · ');
  return (
    <>
      {parts}
      {count > 1 && (
        <>
          {' · '}
          <Plural value={count} one="# reading" other={`# readings, ${low}–${high} ${unit}`} />
        </>
      )}
    </>
  );
}

/** The mean of seven days for kinds with one series. A week needs the days before it, which come from its month. */
function useMean(detail: HealthDataDetail, date: Day | undefined) {
  const { period, from, to, series } = detail;
  const healthDataType = knownOf(dataTypes, detail.healthDataType);
  const single = healthDataType !== undefined && series.length === 1 && period !== 'year';
  // The line of the mean is an extra of the chart.
  const month = useOptionalQuery({
    ...queries.healthData.detail({
      healthDataType: healthDataType ?? 'weight',
      period: 'month',
      ...(date !== undefined && { date }),
    }),
    enabled: single && period === 'week',
  });
  const loaded = period === 'month' ? detail : month.data;
  const points = loaded?.series[0]?.points;
  if (!single || !loaded || !points) return undefined;
  const mean = weeklyMean(points, loaded.from, from, to);
  return mean.some(({ y }) => y !== null) ? mean : undefined;
}
