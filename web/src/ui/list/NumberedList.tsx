import type { ReactNode } from 'react';
import styles from './NumberedList.module.css';

/** Steps or advice in an order, with their numbers in discs. Its children are `li`. */
export function NumberedList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>;
}
