import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { changeSpan, type Difference } from '../model/change-span.ts';
import styles from './ChangeLine.module.css';

interface Props {
  label: ReactNode;
  /** Both values as text. */
  values: ReactNode;
  /** The change as text. */
  verdict: ReactNode;
  /** The difference between both values; `undefined` if it is unknown. */
  difference: Difference | undefined;
  /** Whether the difference exceeds its margin. */
  changed: boolean;
  /** How far the scale reaches on both sides of zero. */
  reach: number;
}

/** Shows the change of a measure as the range of its difference ± the margin, on a scale with zero in its middle. */
export function ChangeLine({ label, values, verdict, difference, changed, reach }: Props) {
  const span = difference && changeSpan(difference, reach);
  return (
    <div data-changed={changed}>
      <div className={layout.ends}>
        <span>{label}</span>
        <span className={styles.verdict}>{verdict}</span>
      </div>
      <div className={styles.line}>
        <span className={typography.figures}>{values}</span>
        <span className={styles.track} aria-hidden="true">
          {span && (
            <>
              <span className={styles.range} style={{ left: `${span.start}%`, width: `${span.length}%` }} />
              <span className={styles.point} style={{ left: `${span.at}%` }} />
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** Names the sides of the scales below it. */
export function ChangeAxis() {
  return (
    <div className={styles.line} aria-hidden="true">
      <span />
      <span className={styles.sides}>
        <span>
          <Trans>Smaller</Trans>
        </span>
        <span>0</span>
        <span>
          <Trans>Larger</Trans>
        </span>
      </span>
    </div>
  );
}
