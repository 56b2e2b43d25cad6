import type { ReactNode } from 'react';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import styles from './InlineError.module.css';
import { FailureText } from './QueryView.tsx';

interface Props {
  /** Renders nothing for `null`. */
  error: Error | null;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts;
  /** Message. @default the error's own */
  children?: ReactNode;
}

/** Shows the error of a failed command beside its button. */
export function InlineError({ error, texts, children }: Props) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {children ?? <FailureText error={error} texts={texts} />}
    </p>
  );
}
