import type { ReactNode } from 'react';
import type { Tone } from '#ui/Badge.tsx';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** RFC 3339; a missing or invalid time shows as "—". */
  at: string | null | undefined;
  text?: ReactNode;
}

/**
 * A list of events, newest first.
 * @param label accessible name
 * @param tone of the newest entry. @default good
 */
export function Timeline({ label, entries, tone = 'good' }: { label: string; entries: TimelineEntry[]; tone?: Tone }) {
  return (
    <ol className={styles.timeline} aria-label={label} data-tone={tone}>
      {entries.map(({ key, title, at, text }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.time}>
            <DateTimeText at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
