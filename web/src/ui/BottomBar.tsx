import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

interface Props {
  /** Whether it stays in view in a large window, too: the main action of a long form, or content to compare the rest with. */
  stays?: boolean;
  children: ReactNode;
}

/**
 * Keeps a screen's main action at the bottom, within reach of the thumb. In a large window it stands at the end of the
 * content. It must be the last element of the screen.
 */
export function BottomBar({ stays = false, children }: Props) {
  return <div className={stays ? styles.bar : `${styles.bar} ${styles.inPlace}`}>{children}</div>;
}
