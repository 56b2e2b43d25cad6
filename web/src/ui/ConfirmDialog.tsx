import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  title: ReactNode;
  /** What will be, and what cannot be undone. */
  children: ReactNode;
  /** The act itself, as a verb. */
  confirm: ReactNode;
  /** Leaves everything as it was; "Keep" unless another word says it better. */
  keep?: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone. Escape and the other button leave everything as it was. */
export function ConfirmDialog({ open, title, children, confirm, keep, busy, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.hasAttribute('open') === open) return;
    // Safari 14 has no modal dialogs: there it lies over the page without holding the focus.
    if (!element.showModal) element.toggleAttribute('open', open);
    else if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          {keep ?? <Trans>Keep</Trans>}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
