import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

interface Props {
  /** Whether it stays in view in a large window, too: content that the rest of the screen is compared with. */
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
