import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** Keeps a screen's main action at the bottom, within reach of the thumb. It must be the last element of the screen. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
