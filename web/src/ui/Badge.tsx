import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import tones from './Tone.module.css';

export type Tone = 'plain' | 'good' | 'fair' | 'poor';

/** A word on a coloured background. The word carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
