import type { Permit } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { weightChange } from '../model/assessment.ts';
import styles from './StageWeightCard.module.css';

interface Props {
  /** kg at the beginning of the stage */
  start: number | null;
  /** kg at its end */
  end: number | null;
  permit: Permit<'weightChange'>;
}

/**
 * Weight at both ends of a stage, and the change. The text neither praises nor blames: losing weight is not good for
 * everyone.
 */
export function StageWeightCard({ start, end }: Props) {
  return (
    <Card padded title={<Trans>Weight</Trans>}>
      {start === null && end === null ? (
        <p className={typography.soft}>
          <Trans>No weight was entered in this stage, so no change can be shown.</Trans>
        </p>
      ) : (
        <>
          <dl className={styles.ends}>
            <div>
              <dt>
                <Trans context="weight of a stage">Start</Trans>
              </dt>
              <Kilograms value={start} />
            </div>
            <div>
              <dt>
                <Trans context="weight of a stage">End</Trans>
              </dt>
              <Kilograms value={end} />
            </div>
          </dl>
          <Change kg={weightChange(start, end)} />
        </>
      )}
    </Card>
  );
}

function Kilograms({ value }: { value: number | null }) {
  const format = useFormat();
  if (value === null) {
    return (
      <dd className={typography.soft}>
        <Trans>Not entered</Trans>
      </dd>
    );
  }
  const kg = format.number(value);
  return (
    <dd className={styles.weight}>
      <Trans>{kg} kg</Trans>
    </dd>
  );
}

function Change({ kg }: { kg: number | undefined }) {
  const format = useFormat();
  if (kg === undefined) return null;
  const by = format.number(Math.abs(kg));
  return (
    <p className={styles.change}>
      {kg < 0 && <Trans>{by} kg less</Trans>}
      {kg > 0 && <Trans>{by} kg more</Trans>}
      {kg === 0 && <Trans>No change</Trans>}
    </p>
  );
}
