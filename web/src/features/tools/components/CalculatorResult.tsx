import { type ReactNode, useId } from 'react';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './CalculatorResult.module.css';

interface Props {
  /** Id of the element, which Enter in the last field focuses. */
  id?: string;
  title: ReactNode;
  /** The choice of a formula, below the result. */
  choice?: ReactNode;
  /** Replaces the result: the missing entries, or the reason why there is none. */
  fallback?: ReactNode;
  /** What the result will look like, below the fallback. */
  preview?: ReactNode;
  /** The result in a sentence, for screen readers. */
  announcement: string;
  /** The result, if there is no fallback. */
  children: ReactNode;
}

/** Shows the result of a calculator. */
export function CalculatorResult({ id, title, choice, fallback, preview, announcement, children }: Props) {
  const heading = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className={styles.result}>
      <Card padded>
        <h2 id={heading} className={typography.heading}>
          {title}
        </h2>
        {fallback ? (
          <div className={layout.column4}>
            <div className={styles.fallback}>{fallback}</div>
            {preview}
          </div>
        ) : (
          <div className={layout.column3}>{children}</div>
        )}
        {choice && <div className={styles.choice}>{choice}</div>}
        <Announcement text={announcement} />
      </Card>
    </section>
  );
}

/** Pause after which the input counts as finished; ms. */
const rest = 1000;

/** Announces a text to screen readers after the typing pauses, not at every key. */
function Announcement({ text }: { text: string }) {
  return (
    <p role="status" className="visually-hidden">
      {useDebounced(text, rest)}
    </p>
  );
}

/** One of several parts of a result. */
export function ResultPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.part}>{title}</h3>
      {children}
    </div>
  );
}

/** A number as the whole result. */
export function ResultFigure({ value, unit, children }: { value: string; unit: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <p className={typography.figure}>
        {value} <span className={styles.unit}>{unit}</span>
      </p>
      {children && <p className={typography.soft}>{children}</p>}
    </div>
  );
}
