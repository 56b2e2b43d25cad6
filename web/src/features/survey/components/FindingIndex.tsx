import type { EvaluationSection } from '@health-app/sdk';
import tones from '#ui/Tone.module.css';
import { levels } from '../labels.ts';
import styles from './FindingIndex.module.css';

/** The number of a finding, as in the wheel. */
export function FindingIndex({ level, children }: { level: EvaluationSection['level']; children: number }) {
  return (
    <span className={`${styles.index} ${tones[levels[level]?.tone ?? 'plain']}`} aria-hidden="true">
      {children}
    </span>
  );
}
