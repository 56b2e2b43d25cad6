import type { ReactNode } from 'react';
import styles from './InlineError.module.css';
import { FailureText } from './QueryView.tsx';

interface Props {
  /** `null` shows nothing. */
  error: Error | null;
  /** @default the message of the error */
  children?: ReactNode;
}

/** The error of a failed command, beside its button. */
export function InlineError({ error, children }: Props) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {children ?? <FailureText error={error} />}
    </p>
  );
}
