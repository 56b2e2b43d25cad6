import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Day } from '../../../lib/days.ts';
import { formatPercent } from '../../../lib/format.ts';
import { queries } from '../../../platform/client.ts';
import { type Adherence, adherenceOf, lastThirty, yearsOfLastThirty } from '../model/year.ts';
import styles from './Adherence.module.css';

/** The share of due doses that were taken, as a figure and in words. Today's pending doses do not count yet. */
export function AdherenceText({ period, adherence }: { period: ReactNode; adherence: Adherence }) {
  const { i18n } = useLingui();
  const { due, taken, skipped, missed, percent } = adherence;
  return (
    <div className={styles.adherence}>
      <div className={styles.text}>
        <h3 className={styles.period}>{period}</h3>
        <p className={styles.words}>
          {percent === undefined ? (
            <Trans>No dose was due.</Trans>
          ) : (
            <Trans>
              {taken} of {due} doses taken, {skipped} skipped, {missed} missed
            </Trans>
          )}
        </p>
      </div>
      {percent !== undefined && <p className={styles.percent}>{formatPercent(i18n.locale, percent)}</p>}
    </div>
  );
}

/** The last thirty days; in January some of them belong to the record of the previous year. */
export function ThirtyDays({ today }: { today: Day }) {
  const [first, last = first] = yearsOfLastThirty(today);
  // Outside January, both are the same query.
  const begun = useQuery(queries.medication.yearList({ year: first }));
  const ended = useQuery(queries.medication.yearList({ year: last }));
  if (!begun.data || !ended.data || begun.error || ended.error) return null;
  const days = first === last ? begun.data : [...begun.data, ...ended.data];
  return <AdherenceText period={<Trans>Last 30 days</Trans>} adherence={adherenceOf(lastThirty(days, today), today)} />;
}
