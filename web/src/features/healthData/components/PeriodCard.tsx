import type { HealthDataDetail, HealthDataPoint } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { pointName } from '#domains/health/model/point-days.ts';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf, labelOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { type Day, dayNumber, dayOf, daysFrom, fromDayNumber } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PeriodPager } from '#ui/time/PeriodPager.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import { kindNames, seriesNames, sourceName } from '../labels.ts';
import { limitsOf, lineOf, weeklyMean } from '../model/chart.ts';
import { AllReadings } from './AllReadings.tsx';
import styles from './PeriodCard.module.css';
import { PeriodMeans } from './PeriodMeans.tsx';

const NightBars = lazy(async () => ({ default: (await import('../deferred/NightBars.tsx')).NightBars }));

/** Whether each point of a chart is a day. */
const ofDays = (period: HealthDataDetail['period']) => period === 'week' || period === 'month';

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
      <PeriodPager period={period} from={from} to={to} onChange={onDateChange}>
        {measured ? (
          <>
            <PeriodMeans detail={detail} />
            <Chart key={`${period} ${to}`} detail={detail} date={date} />
            {ofDays(period) && <AllReadings detail={detail} />}
          </>
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
      </PeriodPager>
    </Card>
  );
}

function Chart({ detail, date }: Omit<Props, 'onDateChange'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { healthDataType, period, from, to, series } = detail;
  const [picked, setPicked] = useState<number>();
  const mean = useMean(detail, date);
  const today = useToday();
  const [first] = series;
  if (!first) return null;
  const unit = unitText(i18n, first.unit);
  const decimals = decimalsOf(first.unit);
  const several = series.length > 1;
  const formatY = (y: number) => format.number(y, { decimals });
  const bands = series.flatMap(({ code, normal }) => {
    const limits = limitsOf(normal);
    const name = i18n._(seriesNames[code] ?? { id: code });
    return limits ? [{ name: several ? t`${name}, normal` : t`Normal range`, from: limits.min, to: limits.max }] : [];
  });
  return (
    <>
      {/* With the mean, the chart has a legend. */}
      <Suspense fallback={<Skeleton rows={1} height={mean ? '27.25rem' : '24rem'} />}>
        {healthDataType === 'sleep' ? (
          <NightBars detail={detail} bands={bands} formatY={formatY} onPick={(day) => setPicked(dayNumber(day))} />
        ) : (
          <LineChart
            label={i18n._(labelOf(kindNames, healthDataType))}
            unit={unit}
            series={[
              ...series.map(({ code, points }, index) => ({
                key: code,
                name: i18n._(seriesNames[code] ?? { id: code }),
                points: lineOf(points, period, from, to),
                variant: index > 0 ? ('dashed' as const) : mean ? ('dots' as const) : ('main' as const),
              })),
              ...(mean
                ? [{ key: 'mean', name: t`Average of the last 7 days`, points: mean, variant: 'trend' as const }]
                : []),
            ]}
            bands={bands}
            // The newest reading is above the card.
            newestSaid={to >= today}
            // Names of days have room for each day of a week.
            {...(period === 'week' && {
              ticksX: daysFrom(from, to).map(dayNumber).reverse(),
              formatTick: (x) => format.date(fromDayNumber(x), 'shortWeekday'),
            })}
            formatX={(x) => format.date(fromDayNumber(x), period === 'year' ? 'shortMonth' : 'short')}
            formatY={formatY}
            onPick={({ x }) => setPicked(x)}
          />
        )}
      </Suspense>
      {picked !== undefined && (
        <ul className={styles.readings}>
          {series.map(({ code, points }) => {
            const point = points.find((one) => dayNumber(one.date) === picked);
            return (
              point && (
                <li key={code}>
                  {several && withName(format, i18n._(seriesNames[code] ?? { id: code }), '')}
                  <ReadingText point={point} detail={detail} unit={unit} decimals={decimals} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </>
  );
}

interface ReadingProps {
  point: HealthDataPoint;
  detail: HealthDataDetail;
  unit: string;
  decimals: number;
}

/** Describes a reading with its time and source, or several of a day or a month with their range. */
function ReadingText({ point, detail: { healthDataType, period }, unit, decimals }: ReadingProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const number = (value: number) => format.number(value, { decimals });
  const { count } = point;
  const source = sourceName(healthDataType, point.source);
  const [low, high] = [number(point.min), number(point.max)];
  const when = ofDays(period) ? format.date(point.measuredAt, 'moment') : pointName(format, point.date, period);
  const awake = point.stages && format.number(point.stages.awake * 60, { atMost: 0 });
  const parts = [when, source && i18n._(source), awake && t`${awake} min awake`].filter(Boolean).join(' · ');
  return (
    <>
      {parts}
      {count > 1 && (
        <>
          {' · '}
          {low === high ? (
            <Plural value={count} one="# reading" other="# readings" />
          ) : (
            <Plural value={count} one="# reading" other={`# readings, ${low}–${high} ${unit}`} />
          )}
        </>
      )}
    </>
  );
}

/** The mean of seven days for kinds with one series. A week needs the days before it, which come from its month. */
function useMean(detail: HealthDataDetail, date: Day | undefined) {
  const { period, from, to, series } = detail;
  const healthDataType = knownOf(dataTypes, detail.healthDataType);
  const single = healthDataType !== undefined && series.length === 1 && ofDays(period) && healthDataType !== 'sleep';
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
  // The legend keeps the place of its name.
  if (single && period === 'week' && month.isFetching && !month.data) return [];
  if (!single || !loaded || !points) return undefined;
  const mean = weeklyMean(points, loaded.from, from, to);
  return mean.some(({ y }) => y !== null) ? mean : undefined;
}
