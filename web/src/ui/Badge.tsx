import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'plain' | 'good' | 'fair' | 'poor';

/** A word on a coloured background. The word carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? styles.badge : `${styles.badge} ${styles[tone]}`}>{children}</span>;
}
