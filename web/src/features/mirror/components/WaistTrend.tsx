import type { MirrorRecord } from '@health-app/sdk';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromWallClock, wallClock } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { PosterButton } from '#platform/poster/PosterButton.tsx';
import { homeOf, product } from '#platform/routing/product.ts';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { timeOf } from '../model/measure-change.ts';
import { waistSeries } from '../model/waist-trend.ts';
import styles from './Mirror.module.css';

/** Height of the plot and the reading above it. */
const height = '22.45rem';

/**
 * Shows the waist over time with its margin.
 * @param margin of the latest record, cm; the list has none
 */
export function WaistTrend({ records, margin }: { records: readonly MirrorRecord[]; margin: number | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const points = waistSeries(records).map(({ record, waist }) => ({ x: wallClock(timeOf(record)), y: waist }));
  // One point is no trend.
  if (points.length < 2) return null;
  const around = (sign: 1 | -1) => points.map(({ x, y }) => ({ x, y: y + sign * (margin ?? 0) }));
  const dateOf = (x = 0) => format.date(fromWallClock(x), 'short');
  const range = format.number(margin, { decimals: 1 });
  return (
    <Card padded title={<Trans>Waist over time</Trans>}>
      <Suspense fallback={<Skeleton rows={1} height={height} />}>
        <LineChart
          label={t`Waist`}
          unit="cm"
          height={18}
          series={[{ key: 'waist', name: t`Waist`, points }]}
          areas={margin === undefined ? [] : [{ key: 'margin', lower: around(-1), upper: around(1), tone: 'plain' }]}
          formatX={dateOf}
          formatY={(y) => format.number(y, { decimals: 1 })}
        />
      </Suspense>
      {margin !== undefined && (
        <p className={styles.note}>
          <Trans>The band is ± {range} cm, the margin of the latest measurement.</Trans>
        </p>
      )}
      <div className={layout.above3}>
        <PosterButton
          label={t`My waist over time`}
          fileName="waist.png"
          // A picture can be passed on to anyone, so it shows only the curve and no measures.
          poster={() => ({
            title: t`My waist over time`,
            lines: [
              t`${plural(points.length, { one: '# measurement at the mirror', other: '# measurements at the mirror' })}`,
            ],
            chart: { kind: 'curve', points, start: dateOf(points[0]?.x), end: dateOf(points[points.length - 1]?.x) },
            qrText: location.origin + homeOf(product),
          })}
          onDone={() => track('mirror.picture')}
        />
      </div>
    </Card>
  );
}
