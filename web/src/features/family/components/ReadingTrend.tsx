import type { FamilySharedKind } from '@health-app/sdk';
import { type RangedValue, usualRange } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromWallClock } from '#lib/time/days.ts';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { kindNames, seriesNames, units } from '../labels.ts';
import type { Series, SeriesKey } from '../model/trends.ts';
import styles from './ReadingTrend.module.css';

interface Props {
  kind: FamilySharedKind;
  series: Series[];
  /** Age of the member; `undefined` if it is unknown. */
  age: number | undefined;
}

/** Glucose has other ranges with diabetes, which is unknown of a member. */
const rangedValues: Partial<Record<SeriesKey, RangedValue>> = {
  systolic: 'systolic',
  diastolic: 'diastolic',
  heartRate: 'restingPulse',
};

const withDecimal: FamilySharedKind[] = ['weight', 'bloodSugar'];

/** Shows a week or a month as a line chart, with the usual ranges of an adult. */
export function ReadingTrend({ kind, series, age }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const bands = series.flatMap(({ key }) => {
    const value = rangedValues[key];
    const range = value && usualRange(value, { age });
    const name = i18n._(seriesNames[key]);
    if (!range) return [];
    return [{ name: series.length > 1 ? t`${name}, normal` : t`Normal range`, from: range.min, to: range.max }];
  });
  return (
    <div className={`${layout.above3} ${styles.trend}`} data-ranges={bands.length}>
      {kind === 'steps' && (
        <p className={typography.note}>
          <Trans>The chart leaves out today</Trans>
        </p>
      )}
      <Suspense fallback={<div className={styles.chart} />}>
        <LineChart
          newestSaid
          label={i18n._(kindNames[kind])}
          unit={i18n._(units[kind])}
          series={series.map(({ key, points }, index) => ({
            key,
            name: i18n._(seriesNames[key]),
            points,
            variant: index === 0 ? 'main' : 'dashed',
          }))}
          bands={bands}
          formatX={(x) => format.date(fromWallClock(x), 'short')}
          formatY={(y) => format.number(y, { decimals: withDecimal.includes(kind) ? 1 : 0 })}
          height={18}
        />
      </Suspense>
    </div>
  );
}
