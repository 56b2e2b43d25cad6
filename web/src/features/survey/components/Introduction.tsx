import type { EvaluationInfo } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import styles from './Introduction.module.css';

/** The use of the assessment, before it begins. */
export function Introduction({ info, children }: { info: EvaluationInfo; children: ReactNode }) {
  return (
    <Card padded>
      <div className={styles.introduction}>
        <h2 className={styles.title}>
          <Trans>What would do you good?</Trans>
        </h2>
        <p>
          <Trans>A few questions on your body, your habits and your diagnoses, one at a time. Then you get:</Trans>
        </p>
        <ul className={styles.gains}>
          <li>
            <Trans>a report on what is as it should be, and what matters most</Trans>
          </li>
          <li>
            <Trans>the energy that fits your goal</Trans>
          </li>
          <li>
            <Trans>seven days of meals without what you are allergic to</Trans>
          </li>
        </ul>
        <p className={styles.effort}>
          <Plural value={info.progress.total} one="# question" other="# questions" />
          {' · '}
          <Plural value={info.estimatedMinutes} one="about # minute" other="about # minutes" />
          {' · '}
          <Trans>you can stop and go on later</Trans>
        </p>
        {children}
        <p className={styles.note}>
          <Trans>For information only, not a diagnosis.</Trans>
        </p>
      </div>
    </Card>
  );
}
