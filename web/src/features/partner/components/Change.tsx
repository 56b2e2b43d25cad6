import { Trans, useLingui } from '@lingui/react/macro';
import { dayAt } from '../model/days.ts';
import { formatDay, formatPercent } from '../model/format.ts';
import styles from './Change.module.css';

/** How much of the weight is gone since the start, as a figure with its meaning below. */
export function Change({ lostPercent, startDate }: { lostPercent: number; startDate: string }) {
  const { i18n } = useLingui();
  const day = formatDay(i18n.locale, startDate, dayAt(new Date()));
  return (
    <p className={styles.change}>
      <span className={styles.figure}>{formatPercent(i18n.locale, lostPercent)}</span>
      <span className={styles.meaning}>
        {lostPercent > 0 ? (
          <Trans>lost since {day}</Trans>
        ) : lostPercent < 0 ? (
          <Trans>gained since {day}</Trans>
        ) : (
          <Trans>no change since {day}</Trans>
        )}
      </span>
    </p>
  );
}
