import type { Tone } from '#ui/Badge.tsx';
import tones from '#ui/Tone.module.css';
import styles from './Progress.module.css';
import { percentOf } from './percent.ts';

interface Props {
  label: string;
  /** The language of the label, where it differs from the page's. */
  lang?: string | undefined;
  /** 0 to 1; larger values count as 1. */
  value: number;
  /** The value as text, at the end of the label's line. */
  text?: string;
  tone?: Tone;
}

/**
 * Progress as a bar. Use it for several values below each other. Take `ProgressRing` for the main one, and `BandScale`
 * for a measured value with good and bad ranges.
 */
export function ProgressBar({ label, lang, value, text, tone = 'plain' }: Props) {
  const percent = percentOf(value);
  return (
    <div className={tones[tone]}>
      <div className={styles.line} aria-hidden="true">
        <span lang={lang}>{label}</span>
        {text && <span className={styles.words}>{text}</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        lang={lang}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
