import type { WeightComparison } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { Card } from '#ui/Card.tsx';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import styles from './LatestReading.module.css';

/** Compares a saved weight with the previous one, if that is permitted: the change in kg and percent, and the BMI. */
export function SavedWeightChange({
  comparison: { weight, last, change, changePercent, bmi },
}: {
  comparison: WeightComparison;
}) {
  const format = useFormat();
  const now = useNow();
  const mayCompare = usePermit('weightChange') !== undefined;
  const signed = { decimals: 1, signed: true };
  const by = format.number(change, signed);
  const percent = format.percent(changePercent, signed);
  const index = bmi === null ? '' : formatBodyMass(format, bmi);
  const [kg, before] = [weight?.value, last?.value].map((value) => format.weight(value));
  return (
    <Card padded>
      <div role="status">
        <p>
          <strong>
            {!last ? (
              <Trans>{kg} kg is saved, your first weight.</Trans>
            ) : !mayCompare ? (
              <Trans>{kg} kg is saved.</Trans>
            ) : bmi === null ? (
              <Trans>
                {by} kg ({percent})
              </Trans>
            ) : (
              <Trans>
                {by} kg ({percent}), BMI {index}
              </Trans>
            )}
          </strong>
        </p>
        {last && mayCompare && (
          <p className={styles.origin}>
            <Trans>
              {kg} kg is saved. Before: {before} kg
            </Trans>
            {' · '}
            <RelativeDateText at={last.measuredAt} now={now} />
          </p>
        )}
      </div>
    </Card>
  );
}
