import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from '#ui/TextButton.tsx';
import styles from './UnsentNote.module.css';

interface Props {
  /** What waits, where the place does not show it. */
  children?: ReactNode;
  /** Name of the button for a screen reader, with what it takes back. */
  label: string;
  onTakeBack: () => void;
}

/** Says that a command of the person waits for a connection, and takes it back. */
export function UnsentNote({ children, label, onTakeBack }: Props) {
  return (
    <div className={styles.unsent}>
      <p role="status">
        {children && <span className={styles.what}>{children}</span>} <Trans>Will be sent</Trans>
      </p>
      <TextButton className={styles.back} aria-label={label} onClick={onTakeBack}>
        <Trans>Take back</Trans>
      </TextButton>
    </div>
  );
}
