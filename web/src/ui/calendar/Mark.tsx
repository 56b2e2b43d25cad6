import { Trans } from '@lingui/react/macro';
import styles from './Mark.module.css';

/** How a day went: a full dot, a cross, an open dot. */
export type DayMark = 'done' | 'missed' | 'due';

export type DayMarks = Record<string, DayMark>;

const words = {
  done: <Trans context="day">Done</Trans>,
  missed: <Trans context="day">Missed</Trans>,
  due: <Trans context="day">Due</Trans>,
};

/** The shape, and the word for who does not see it. Without a mark its place stays. */
export function Mark({ mark }: { mark?: DayMark }) {
  return (
    <>
      <span className={`${styles.mark} ${styles[mark ?? 'none']}`} aria-hidden="true" />
      {mark && <span className="visually-hidden">{words[mark]}</span>}
    </>
  );
}
