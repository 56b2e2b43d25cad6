import styles from './Chart.module.css';
import type { Series } from './line-model.ts';

/** The meaning of the lines and of the band, for a chart without room for labels. */
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
