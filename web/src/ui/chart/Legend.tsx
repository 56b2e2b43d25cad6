import styles from './Chart.module.css';
import type { Series } from './line-model.ts';

/** Explains the lines and the band of a chart that is too small for labels. */
export function Legend({ lines, band, target }: { lines: readonly Series[]; band?: string; target?: string }) {
  if (lines.length === 0 && !band && !target) return null;
  return (
    <ul className={styles.legend}>
      {lines.map(({ key, name, variant = 'main' }) => (
        <li key={key}>
          <svg className={styles.sample} viewBox="0 0 24 8" aria-hidden="true">
            <g className={styles[variant]}>
              <path d="M1,4H23" />
              {variant !== 'soft' && <circle cx="12" cy="4" r="2.5" />}
            </g>
          </svg>
          {name}
        </li>
      ))}
      {band && (
        <li>
          <span className={styles.bandSample} />
          {band}
        </li>
      )}
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
