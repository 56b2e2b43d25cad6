import type { MirrorRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatNumber } from '#lib/format/format.ts';
import { fromWallClock, wallClock } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { timeOf } from '../model/change.ts';
import { waistSeries } from '../model/trend.ts';
import styles from './Mirror.module.css';

/**
 * The waist over time with its margin.
 * @param margin of the latest record, cm; the list has none
 */
export function WaistTrend({ records, margin }: { records: readonly MirrorRecord[]; margin: number | undefined }) {
  const { t, i18n } = useLingui();
  const points = waistSeries(records).map(({ record, waist }) => ({ x: wallClock(timeOf(record)), y: waist }));
  // One point is no trend.
  if (points.length < 2) return null;
  const around = (sign: 1 | -1) => points.map(({ x, y }) => ({ x, y: y + sign * (margin ?? 0) }));
  const range = formatNumber(i18n.locale, margin, { decimals: 1 });
  return (
    <Card padded title={<Trans>Waist over time</Trans>}>
      <LineChart
        label={t`Waist`}
        unit="cm"
        height={18}
        series={[{ key: 'waist', name: t`Waist`, points }]}
        areas={margin === undefined ? [] : [{ key: 'margin', lower: around(-1), upper: around(1), tone: 'plain' }]}
        formatX={(x) => formatDate(i18n.locale, fromWallClock(x), 'short')}
        formatY={(y) => formatNumber(i18n.locale, y, { decimals: 1 })}
      />
      {margin !== undefined && (
        <p className={styles.note}>
          <Trans>The band is ± {range} cm, the margin of the latest measurement.</Trans>
        </p>
      )}
    </Card>
  );
}
