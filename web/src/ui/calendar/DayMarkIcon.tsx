import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './DayMarkIcon.module.css';

/** Result of a day: a full dot, a half dot, a cross, a ring around a dot, an open dot. */
export type DayMark = 'done' | 'partial' | 'missed' | 'unknown' | 'due';

export type DayMarks = Record<string, DayMark>;

/** What the marks mean on a screen. */
export type DayMarkNames = Partial<Record<DayMark, ReactNode>>;

/** The usual words for the marks. */
export const dayMarkWords = {
  done: <Trans context="day">Done</Trans>,
  partial: <Trans context="day">Partly done</Trans>,
  missed: <Trans context="day">Missed</Trans>,
  unknown: <Trans context="day">Not fully logged</Trans>,
  due: <Trans context="day">Due</Trans>,
};

/**
 * The shape, with its meaning for screen readers. Without a mark the space stays empty.
 * @param names what the marks mean on this screen, where the usual words do not say it
 */
export function DayMarkIcon({ mark, names }: { mark?: DayMark | undefined; names?: DayMarkNames | undefined }) {
  return (
    <>
      <span className={`${styles.mark} ${styles[mark ?? 'none']}`} aria-hidden="true" />
      {mark && <span className="visually-hidden">{names?.[mark] ?? dayMarkWords[mark]}</span>}
    </>
  );
}

/** The key of the marks below a calendar. Screen readers hear the names at the days. */
export function DayMarkKey({ names }: { names: DayMarkNames }) {
  return (
    <p className={styles.key} aria-hidden="true">
      {(Object.keys(names) as DayMark[]).map((mark) => (
        <span key={mark} className={styles.entry}>
          <span className={`${styles.mark} ${styles[mark]}`} />
          {names[mark]}
        </span>
      ))}
    </p>
  );
}
