import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './RestoredDraft.module.css';

interface Props {
  disabled?: boolean;
  onStartOver: () => void;
  /** Describes the restored content. */
  children: ReactNode;
}

/** Tells the person that a draft was restored, and offers to start with an empty form. */
export function RestoredDraft({ disabled, onStartOver, children }: Props) {
  return (
    <div className={styles.restored} role="status">
      <p>{children}</p>
      <Button variant="quiet" disabled={disabled} onClick={onStartOver}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}
