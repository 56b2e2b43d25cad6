import styles from './Chart.module.css';
import type { Series } from './line-model.ts';

/** Styles of the parts of a bar, from the bottom up. */
export const partStyles = [styles.part1, styles.part2, styles.part3];

interface Props {
  lines?: readonly Series[];
  /** Names of the parts of a bar from the bottom up, each with its value if a bar is selected. */
  parts?: readonly string[];
  bands?: readonly string[];
  /** Bands that the picture does not show. */
  notes?: readonly string[];
  target?: string;
}

/** Explains the lines, parts of bars, bands and the target of a chart that is too small for labels. */
export function Legend({ lines = [], parts = [], bands = [], notes = [], target }: Props) {
  if (lines.length + parts.length + bands.length + notes.length === 0 && !target) return null;
  return (
    <ul className={styles.legend}>
      {lines.map(({ key, name, variant = 'main' }) => (
        <li key={key}>
          <svg className={styles.sample} viewBox="0 0 24 8" aria-hidden="true">
            <g className={styles[variant]}>
              {variant !== 'dots' && <path d="M1,4H23" />}
              {variant !== 'soft' && variant !== 'trend' && <circle cx="12" cy="4" r="2.5" />}
            </g>
          </svg>
          {name}
        </li>
      ))}
      {parts.map((part, index) => (
        <li key={part}>
          <svg className={styles.partSample} viewBox="0 0 10 10" aria-hidden="true">
            <rect className={partStyles[index]} width="10" height="10" rx="2" />
          </svg>
          {part}
        </li>
      ))}
      {bands.map((band) => (
        <li key={band}>
          <span className={styles.bandSample} />
          {band}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {target && (
        <li>
          <svg className={styles.sample} viewBox="0 0 24 8" aria-hidden="true">
            <path className={styles.target} d="M1,4H23" />
          </svg>
          {target}
        </li>
      )}
    </ul>
  );
}
