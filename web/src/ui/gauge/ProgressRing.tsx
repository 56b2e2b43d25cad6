import type { ReactNode } from 'react';
import type { Tone } from '#ui/Badge.tsx';
import tones from '#ui/Tone.module.css';
import styles from './Progress.module.css';
import { percentOf } from './percent.ts';

interface Props {
  label: string;
  /** 0 to 1; larger values count as 1. */
  value: number;
  /** The value as text, for screen readers. @default the percentage */
  text?: string;
  /** Diameter, rem. */
  size?: number;
  tone?: Tone;
  /** Content in the middle, hidden from screen readers, which announce the label and the value. */
  children?: ReactNode;
}

/**
 * Progress as a ring. Use it for the main value of a card. Take `ProgressBar` for several values, and `Countdown` for
 * time.
 */
export function ProgressRing({ label, value, text, size = 8, tone = 'plain', children }: Props) {
  const percent = percentOf(value);
  const ring = { cx: 18, cy: 18, r: 15.5, pathLength: 100 };
  return (
    <div
      className={`${styles.ring} ${tones[tone]}`}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <svg className={styles.circle} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.rest} {...ring} />
        {percent > 0 && <circle className={styles.arc} {...ring} strokeDasharray={`${percent} 100`} />}
      </svg>
      <div className={styles.center}>{children}</div>
    </div>
  );
}
