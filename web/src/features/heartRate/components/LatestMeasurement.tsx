import type { HeartRateRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { sourceNames, stateNames } from '../labels.ts';
import { HeartRateValue } from './HeartRateValue.tsx';
import styles from './LatestMeasurement.module.css';

/** The latest measurement. */
export function LatestMeasurement({ record: { heartRate, state, measuredAt, source } }: { record: HeartRateRecord }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const moment = format.date(measuredAt, 'moment');
  const name = i18n._(labelOf(sourceNames, source));
  return (
    <Card padded>
      <div className={styles.latest}>
        <h2 className={typography.softStrong}>
          <Trans>Latest</Trans>
        </h2>
        <Badge tone={state === 'resting' ? 'plain' : 'fair'}>{i18n._(labelOf(stateNames, state))}</Badge>
      </div>
      <HeartRateValue value={heartRate} />
      <p className={typography.soft}>{t`${moment} · ${name}`}</p>
    </Card>
  );
}
