import { Trans } from '@lingui/react/macro';
import styles from './HeartRateValue.module.css';

/** A heart rate in large digits. */
export function HeartRateValue({ value }: { value: number | undefined }) {
  return (
    <p className={styles.rate}>
      <span className={styles.value}>{value ?? '–'}</span>{' '}
      <span className={styles.unit}>
        <Trans>bpm</Trans>
      </span>
    </p>
  );
}
