import type { ReactNode } from 'react';
import styles from './NumberedList.module.css';

/** Numbered steps or advice, with the numbers in discs. Its children are `li`. */
export function NumberedList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>;
}
