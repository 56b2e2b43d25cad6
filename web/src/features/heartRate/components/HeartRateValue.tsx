import { Trans } from '@lingui/react/macro';
import { fact } from '#platform/fact.ts';
import styles from './HeartRateValue.module.css';

interface Props {
  value: number | undefined;
  /** The time of the measurement, RFC 3339 date-time; none while it runs. */
  measuredAt?: string;
}

/** A heart rate in large digits. */
export function HeartRateValue({ value, measuredAt }: Props) {
  const shown = String(value ?? '–');
  return (
    <p className={styles.rate}>
      <span className={styles.value}>{measuredAt ? fact('heartRate.at', shown, measuredAt) : shown}</span>{' '}
      <span className={styles.unit}>
        <Trans>bpm</Trans>
      </span>
    </p>
  );
}
