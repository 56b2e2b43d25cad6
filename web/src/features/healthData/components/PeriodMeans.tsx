import type { HealthDataDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf } from '#lib/open-value.ts';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { beforeNames, seriesNames } from '../labels.ts';
import { meanOf } from '../model/chart.ts';
import styles from './PeriodMeans.module.css';

/** Compares the mean of a week, a month or half a year with that of the time before. */
export function PeriodMeans({ detail: { healthDataType, period, from, to, series } }: { detail: HealthDataDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const mayCompare = usePermit('weightChange') !== undefined || healthDataType !== 'weight';
  const known = knownOf(dataTypes, healthDataType);
  const knownPeriod = knownOf(['week', 'month', 'halfYear'] as const, period);
  const before = useOptionalQuery({
    ...queries.healthData.detail({
      healthDataType: known ?? 'weight',
      period: knownPeriod ?? 'week',
      date: addDays(from, -1),
    }),
    enabled: mayCompare && known !== undefined && knownPeriod !== undefined,
  });
  // The months of a year have a mean each, which the chart shows.
  if (!knownPeriod) return null;
  return series.map(({ code, unit, points }) => {
    const mean = meanOf(points);
    if (mean === undefined) return null;
    const name = i18n._(seriesNames[code] ?? { id: code });
    const earlier = before.data?.series.find((one) => one.code === code);
    const previous = mayCompare && earlier ? meanOf(earlier.points) : undefined;
    const style = { decimals: decimalsOf(unit) };
    // Of the means as they are shown, so that the three numbers agree.
    const shown = (value: number) => Number(value.toFixed(style.decimals));
    const change = previous === undefined ? undefined : shown(mean) - shown(previous);
    const isLoading = before.isFetching && !before.data;
    return (
      <dl key={code} className={styles.means}>
        <div>
          <dt>{series.length > 1 ? <Trans>{name}, average</Trans> : <Trans>Average</Trans>}</dt>
          <dd>
            {fact('mean', format.number(mean, style), code, from, to)} <small>{unitText(i18n, unit)}</small>
          </dd>
        </div>
        {(previous !== undefined || isLoading) && (
          <>
            <div className={isLoading ? styles.loading : undefined}>
              <dt>{i18n._(beforeNames[knownPeriod])}</dt>
              <dd>{format.number(previous, style)}</dd>
            </div>
            <div className={isLoading ? styles.loading : undefined}>
              <dt>
                <Trans>Difference</Trans>
              </dt>
              <dd>{format.number(change, { ...style, signed: true })}</dd>
            </div>
          </>
        )}
      </dl>
    );
  });
}
