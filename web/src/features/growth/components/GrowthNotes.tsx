import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import styles from './GrowthNotes.module.css';

/** When to see a doctor, and the source of the curves. */
export function GrowthNotes() {
  return (
    <>
      <Card padded title={<Trans>When to see a doctor</Trans>}>
        <ul className={styles.list}>
          <li>
            <Trans>A value below the 3rd or above the 97th percentile.</Trans>
          </li>
          <li>
            <Trans>Two curves or more crossed, upward or downward, from one measurement to a later one.</Trans>
          </li>
          <li>
            <Trans>Weight lost after the second week of life, or none gained for a month in the first half year.</Trans>
          </li>
          <li>
            <Trans>Whenever you are worried, whatever the curves say.</Trans>
          </li>
        </ul>
      </Card>
      <p className={styles.source}>
        <Sentences>
          <Trans>
            Source: WHO Child Growth Standards, 2006, for 0 to 5 years (LMS method). Born before 37 weeks: corrected age
            up to 24 months. For information only, not a diagnosis.
          </Trans>
          <Trans>Clinics in China use the curves of WS/T 423-2022 (0 to 7 years), whose percentiles can differ.</Trans>
        </Sentences>
      </p>
    </>
  );
}
