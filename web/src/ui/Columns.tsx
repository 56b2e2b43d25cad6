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

interface Props {
  /** What the person came for. */
  main: ReactNode;
  /** What belongs to it. It stands below on a phone, and beside it on a large window, where it stays in view. */
  aside: ReactNode;
}

/** A list and its detail, a form and its result, a report and its days. */
export function MainAndAside({ main, aside }: Props) {
  return (
    <div className={`${styles.wide} ${styles.pair}`}>
      <div className={styles.column}>{main}</div>
      <div className={`${styles.column} ${styles.aside}`}>{aside}</div>
    </div>
  );
}
