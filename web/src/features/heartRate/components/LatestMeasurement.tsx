import type { HeartRateRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { UrgentNote } from '#domains/health/components/UrgentNote.tsx';
import { judgeReading, recentOf } from '#domains/health/model/judgement.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { sourceNames, stateNames } from '../labels.ts';
import { HeartRateValue } from './HeartRateValue.tsx';
import styles from './LatestMeasurement.module.css';

/** The latest measurement, with a note if a value at rest is urgent. */
export function LatestMeasurement({ record: { heartRate, state, measuredAt, source } }: { record: HeartRateRecord }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const moment = format.date(measuredAt, 'moment');
  const name = i18n._(labelOf(sourceNames, source));
  const today = useToday();
  // Without the age, only urgent values get a note, so a failure is not shown.
  const account = useOptionalQuery(queries.user.accountInformation());
  const judged =
    state === 'resting' && !account.isPending
      ? judgeReading({ kind: 'restingPulse', value: heartRate }, measuredAt, { birthDate: account.data?.birthDate })
      : undefined;
  return (
    <Card padded centred>
      <div className={styles.latest}>
        <h2 className={typography.softStrong}>
          <Trans>Latest</Trans>
        </h2>
        <Badge tone={state === 'resting' ? 'plain' : 'fair'}>{i18n._(labelOf(stateNames, state))}</Badge>
      </div>
      <div>
        <HeartRateValue value={heartRate} measuredAt={measuredAt} />
        <p className={typography.soft}>{t`${moment} · ${name}`}</p>
        <UrgentNote judged={recentOf(judged, today)} heading="h3" />
      </div>
    </Card>
  );
}
