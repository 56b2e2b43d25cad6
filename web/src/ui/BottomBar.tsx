import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** Keeps a screen's main action at the bottom, in reach of the thumb. It is the last element of the screen. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
