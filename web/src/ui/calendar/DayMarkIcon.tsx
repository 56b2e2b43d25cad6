import { Trans } from '@lingui/react/macro';
import styles from './DayMarkIcon.module.css';

/** Result of a day: a full dot, a half dot, a cross, a ring around a dot, an open dot. */
export type DayMark = 'done' | 'partial' | 'missed' | 'unknown' | 'due';

export type DayMarks = Record<string, DayMark>;

const words = {
  done: <Trans context="day">Done</Trans>,
  partial: <Trans context="day">Partly done</Trans>,
  missed: <Trans context="day">Missed</Trans>,
  unknown: <Trans context="day">Not fully logged</Trans>,
  due: <Trans context="day">Due</Trans>,
};

/** The shape, with its meaning for screen readers. Without a mark the space stays empty. */
export function DayMarkIcon({ mark }: { mark?: DayMark }) {
  return (
    <>
      <span className={`${styles.mark} ${styles[mark ?? 'none']}`} aria-hidden="true" />
      {mark && <span className="visually-hidden">{words[mark]}</span>}
    </>
  );
}
