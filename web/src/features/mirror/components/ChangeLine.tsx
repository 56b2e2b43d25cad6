import type { ReactNode } from 'react';
import layout from '#ui/Layout.module.css';
import { layOutMargins, type Measured } from '../model/measurement-margin.ts';
import styles from './MarginComparison.module.css';

interface Entry extends Measured {
  /** The time of the measurement. */
  name: ReactNode;
}

interface Props {
  label: ReactNode;
  before: Entry;
  after: Entry;
  /** The change as text. */
  verdict: ReactNode;
  /** Whether the change exceeds both margins. */
  changed: boolean;
  /** Formats a value with its margin and unit. */
  format: (measured: Measured) => string;
  /** Formats a value of the axis. */
  formatEnd: (value: number) => string;
}

/**
 * Shows two measurements of the same quantity, each as the range of its value ± its margin, above a common axis. If there
 * is no certain change, the overlap is hatched, because the true values may be equal.
 */
export function MarginComparison({ label, before, after, verdict, changed, format, formatEnd }: Props) {
  const { spans, overlap, ends } = layOutMargins([before, after]);
  return (
    <div>
      <div className={layout.ends}>
        <span>{label}</span>
        <span className={styles.verdict} data-changed={changed}>
          {verdict}
        </span>
      </div>
      <div className={styles.lines}>
        {[before, after].map((entry, index) => (
          <div key={index === 0 ? 'before' : 'after'} className={styles.line}>
            <span>{entry.name}</span>
            <span className={styles.track} aria-hidden="true">
              {spans[index] && <Span className={styles.range} {...spans[index]} />}
              {overlap && !changed && <Span className={styles.overlap} {...overlap} />}
            </span>
            <span className={styles.value}>{format(entry)}</span>
          </div>
        ))}
        <div className={styles.axis} aria-hidden="true">
          {ends.map(({ value, at }) => (
            <span key={at} style={{ left: `${at}%` }}>
              {formatEnd(value)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const Span = ({ className, start, length }: { className: string | undefined; start: number; length: number }) => (
  <span className={className} style={{ left: `${start}%`, width: `${length}%` }} />
);
