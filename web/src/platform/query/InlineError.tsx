import type { ReactNode } from 'react';
import type { RefusalTexts } from './failure-text.ts';
import styles from './InlineError.module.css';
import { FailureText } from './QueryView.tsx';

interface Props {
  /** `null` shows nothing. */
  error: Error | null;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts;
  /** @default the message of the error */
  children?: ReactNode;
}

/** The error of a failed command, beside its button. */
export function InlineError({ error, texts, children }: Props) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {children ?? <FailureText error={error} texts={texts} />}
    </p>
  );
}
