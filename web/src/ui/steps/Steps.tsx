import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface Step {
  key: string;
  title: ReactNode;
  /** A picture or drawing above the text. */
  picture?: ReactNode;
  /** Marks the step as done, by a tick and by a word for screen readers. @default false */
  done?: boolean;
  children?: ReactNode;
}

interface StepsProps {
  steps: Step[];
  /** Whether the steps are one column at every width, because each depends on the one before. @default false */
  column?: boolean;
}

/**
 * Numbered steps, each with its content. Take `NumberedList` for steps of one sentence, and `Timeline` for what has
 * happened.
 */
export function Steps({ steps, column = false }: StepsProps) {
  return (
    <ol className={column ? `${styles.steps} ${styles.column}` : styles.steps}>
      {steps.map(({ key, title, picture, done, children }, index) => (
        <li key={key} className={styles.step} data-done={done}>
          <h2 className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {done ? <Check size="1.6rem" strokeWidth={3} /> : index + 1}
            </span>
            <span>{title}</span>
            {done && (
              <span className="visually-hidden">
                <Trans context="step">done</Trans>
              </span>
            )}
          </h2>
          {picture && <div className={styles.picture}>{picture}</div>}
          {children && <div className={styles.content}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}

/**
 * The position in a sequence of screens: "Step 1 of 2", and a bar with a part for each step.
 * @param step from 1
 */
export function StepCount({ step, total }: { step: number; total: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.count}>
      <p>{t`Step ${step} of ${total}`}</p>
      <div className={styles.parts} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
          <span key={index} className={styles.part} data-reached={index < step} />
        ))}
      </div>
    </div>
  );
}
