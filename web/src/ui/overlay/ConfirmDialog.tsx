import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** What will be, and what cannot be undone. */
  children: ReactNode;
  /** The act itself, as a verb. */
  confirm: ReactNode;
  /** Of the act: `main` for one that takes nothing away. */
  variant?: 'main' | 'danger';
  /** Leaves everything as it was; "Keep" unless another word says it better. */
  keep?: ReactNode;
  /** While the act is under way. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before what cannot be undone. Escape and the other button leave everything as it was; once the act is under way, they
 * no longer could.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  variant = 'danger',
  keep,
  busy,
  onConfirm,
  onClose,
}: Props) {
  const id = useId();
  return (
    <Dialog open={open} labelledBy={id} describedBy={`${id}-text`} busy={busy} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
          {keep ?? <Trans>Keep</Trans>}
        </Button>
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
