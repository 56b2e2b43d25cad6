import type { HealthDataDetail, HealthDataSeries, HealthDataType } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../lib/clock.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { BandScale } from '../../../ui/scale/BandScale.tsx';
import { WhenText } from '../../../ui/time/WhenText.tsx';
import { levels, seriesNames, sourceName, unitNames, withDecimal } from '../labels.ts';
import { levelOf, limitsOf, scaleOf } from '../model/chart.ts';
import styles from './Latest.module.css';

/** The latest reading of each line: the value on its scale, the time, and the source. */
export function Latest({ detail: { healthDataType, series } }: { detail: HealthDataDetail }) {
  return (
    <Card padded>
      <div className={styles.series}>
        {series.map((one) => (
          <LatestOf key={one.code} series={one} type={healthDataType} named={series.length > 1} />
        ))}
      </div>
    </Card>
  );
}

interface Props {
  series: HealthDataSeries;
  type: HealthDataType;
  /** Whether the line has a name beside others. */
  named: boolean;
}

function LatestOf({ series: { code, unit, latest, normal, goal }, type, named }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const name = i18n._(seriesNames[code] ?? code);
  const unitName = i18n._(unitNames[unit] ?? unit);
  const decimals = withDecimal.includes(unit) ? 1 : 0;
  const format = (value: number | undefined) => formatNumber(i18n.locale, value, { decimals });
  const limits = limitsOf(normal);
  const level = levelOf(latest?.value, limits);
  const source = sourceName(type, latest?.source);
  return (
    <section>
      {named && <h2 className={styles.name}>{name}</h2>}
      {latest ? (
        <>
          <p>
            <Figure size={named ? 'figure' : 'hero'}>
              {format(latest.value)} <small>{unitName}</small>
            </Figure>
          </p>
          <p className={styles.origin}>
            <WhenText at={latest.measuredAt} now={now} />
            {source && ` · ${i18n._(source)}`}
          </p>
        </>
      ) : (
        <p className={styles.origin}>
          <Trans>Nothing measured yet</Trans>
        </p>
      )}
      {latest && level && limits && (
        <BandScale
          label={name}
          value={latest.value}
          step={decimals ? 0.1 : 1}
          format={format}
          bands={scaleOf(limits).map((part) => ({
            key: part.level,
            label: i18n._(levels[part.level].word),
            from: part.from,
            to: part.to,
            tone: levels[part.level].tone as 'good' | 'fair',
          }))}
        />
      )}
      {latest && goal !== null && Number.isFinite(goal) && (
        <Goal goal={goal} left={latest.value - goal} unit={unitName} format={format} />
      )}
    </section>
  );
}

interface GoalProps {
  goal: number;
  /** The latest value less the goal. */
  left: number;
  unit: string;
  format: (value: number) => string;
}

function Goal({ goal, left, unit, format }: GoalProps) {
  const [target, by] = [format(goal), format(Math.abs(left))];
  return (
    <p className={styles.goal}>
      {Math.abs(left) < 0.05 ? (
        <Trans>
          Your goal of {target} {unit} is reached.
        </Trans>
      ) : left > 0 ? (
        <Trans>
          {by} {unit} above your goal of {target} {unit}
        </Trans>
      ) : (
        <Trans>
          {by} {unit} below your goal of {target} {unit}
        </Trans>
      )}
    </p>
  );
}
