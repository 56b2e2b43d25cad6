import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPercent } from '#lib/format/format.ts';
import type { Adherence } from '../model/year.ts';
import styles from './AdherenceText.module.css';
import { AdherenceWords } from './AdherenceWords.tsx';

/** Shows the share of due doses that were taken, as a number and as text. Today's pending doses do not count yet. */
export function AdherenceText({ period, adherence }: { period: ReactNode; adherence: Adherence }) {
  const { i18n } = useLingui();
  const { percent } = adherence;
  return (
    <div className={styles.adherence}>
      <div className={styles.text}>
        <h3 className={styles.period}>{period}</h3>
        <p className={styles.words}>
          <AdherenceWords {...adherence} />
        </p>
      </div>
      {percent !== undefined && <p className={styles.percent}>{formatPercent(i18n.locale, percent)}</p>}
    </div>
  );
}
