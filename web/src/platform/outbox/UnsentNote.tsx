import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextButton } from '#ui/TextButton.tsx';
import styles from './UnsentNote.module.css';

interface Props {
  /** The subject of the command, if the parent does not show it. */
  children?: ReactNode;
  /** Accessible name of the button, with the subject that it undoes. */
  label: string;
  onTakeBack: () => void;
}

/** Tells that a command waits for a connection, with a button to undo it. */
export function UnsentNote({ children, label, onTakeBack }: Props) {
  return (
    <div className={styles.unsent}>
      <p role="status">
        {children && <span className={styles.what}>{children}</span>} <Trans>Will be sent</Trans>
      </p>
      <TextButton className={styles.back} aria-label={label} onClick={onTakeBack}>
        <Trans>Undo</Trans>
      </TextButton>
    </div>
  );
}
