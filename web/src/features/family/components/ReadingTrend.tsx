import type { FamilySharedKind } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromWallClock } from '#lib/time/days.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { kindNames, seriesNames, units } from '../labels.ts';
import type { Series } from '../model/trends.ts';
import styles from './ReadingTrend.module.css';

const LineChart = lazy(async () => ({ default: (await import('#ui/chart/LineChart.tsx')).LineChart }));

interface Props {
  kind: FamilySharedKind;
  series: Series[];
}

const withDecimal: FamilySharedKind[] = ['weight', 'bloodSugar'];

/** Shows a week or a month as a line chart. */
export function ReadingTrend({ kind, series }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <div className={layout.above3}>
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
          formatX={(x) => format.date(fromWallClock(x), 'short')}
          formatY={(y) => format.number(y, { decimals: withDecimal.includes(kind) ? 1 : 0 })}
          height={18}
        />
      </Suspense>
    </div>
  );
}
