import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import tones from './Tone.module.css';

export type Tone = 'plain' | 'good' | 'fair' | 'poor';

/**
 * A word on a coloured background, which only repeats what the word says. Use it for a state or a rating. Take
 * `FactList` for a name with its value.
 */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
