import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Content that may be wider than the column of a screen: on a large window it takes the room on both sides. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Items of one kind, such as cards: two columns on a large window. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

interface MainAndAsideProps {
  /** What the person came for. */
  main: ReactNode;
  /** What belongs to it. It stands below on a phone, and beside it on a large window. */
  aside: ReactNode;
}

/** Two columns on a large window: what the person came for, and what belongs to it. */
export function MainAndAside({ main, aside }: MainAndAsideProps) {
  return (
    <div className={`${styles.wide} ${styles.mainFirst}`}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}

interface LeadAndMainProps {
  /** What comes first, such as a calendar, a summary or a filter. It stands above on a phone, and at the left on a large window. */
  lead: ReactNode;
  /** Whether the lead, which fits the window, stays in view while the rest scrolls. */
  stays?: boolean;
  main: ReactNode;
}

/** Two columns on a large window: what comes first and is short, and the long rest of the screen. */
export function LeadAndMain({ lead, stays = false, main }: LeadAndMainProps) {
  return (
    <div className={`${styles.wide} ${styles.leadFirst}`}>
      <div className={stays ? `${styles.column} ${styles.stays}` : styles.column}>{lead}</div>
      <div className={styles.column}>{main}</div>
    </div>
  );
}
