import type { HeartRateRecord } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { dateOf } from '#lib/time/instants.ts';
import { fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { stateNames } from '../labels.ts';
import { addressOf, type Measurement } from '../model/measurement.ts';

/** A measurement in the history; a press opens it. */
export function HeartRateRow({ record }: { record: HeartRateRecord }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { measuredAt, state } = record;
  const heartRate = fact('heartRate.at', format.number(record.heartRate), measuredAt);
  return (
    <LinkRow
      href={addressOf(record)}
      title={<span className={typography.strongFigures}>{t`${heartRate} bpm`}</span>}
      detail={format.date(measuredAt, 'moment')}
      trailing={<Badge tone={state === 'resting' ? 'plain' : 'fair'}>{i18n._(labelOf(stateNames, state))}</Badge>}
    />
  );
}

/** A measurement that is not in the history yet; a press opens it, with the ways to save it. */
export function MeasurementRow({ measurement }: { measurement: Measurement }) {
  const { t } = useLingui();
  const format = useFormat();
  const { heartRate, endedAt } = measurement;
  return (
    <LinkRow
      href={addressOf(measurement)}
      title={<span className={typography.strongFigures}>{t`${heartRate} bpm`}</span>}
      detail={format.date(dateOf(endedAt), 'moment')}
    />
  );
}
