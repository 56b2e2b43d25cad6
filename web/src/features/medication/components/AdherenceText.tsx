import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import typography from '#ui/Typography.module.css';
import type { Adherence } from '../model/year.ts';
import styles from './AdherenceText.module.css';
import { AdherenceWords } from './AdherenceWords.tsx';

/** Shows the share of due doses that were taken, as a number and as text. Today's pending doses do not count yet. */
export function AdherenceText({ period, adherence }: { period: ReactNode; adherence: Adherence }) {
  const format = useFormat();
  const { percent } = adherence;
  return (
    <div className={styles.adherence}>
      <div className={styles.text}>
        <h3 className={typography.strongBody}>{period}</h3>
        <p className={typography.note}>
          <AdherenceWords {...adherence} />
        </p>
      </div>
      {percent !== undefined && <p className={styles.percent}>{format.percent(percent)}</p>}
    </div>
  );
}
