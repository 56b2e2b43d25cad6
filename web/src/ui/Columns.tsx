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
  /** What belongs to it. It stands below on a phone, and beside it on a large window. */
  aside: ReactNode;
}

/** Two columns on a large window: what the person came for, and what belongs to it. */
export function MainAndAside({ main, aside }: Props) {
  return (
    <div className={`${styles.wide} ${styles.pair}`}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
