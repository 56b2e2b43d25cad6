import type { ReactNode } from 'react';
import styles from './InlineError.module.css';
import { FailureText } from './QueryView.tsx';

interface Props {
  /** Nothing is shown without one. */
  error: Error | null;
  /** @default the error in the person's words */
  children?: ReactNode;
}

/** Why a command failed, beside the button that gave it. */
export function InlineError({ error, children }: Props) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {children ?? <FailureText error={error} />}
    </p>
  );
}
