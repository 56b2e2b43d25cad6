import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons. */
  answers: ReactNode;
  /** Whether an answer is being carried out, which keeps the dialog open. */
  busy?: boolean;
  onClose: () => void;
}

/** A dialog with a title, answers, and an explanation that screen readers announce with the title. */
export function QuestionDialog({ open, title, children, answers, busy, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={open} labelledBy={id} describedBy={`${id}-text`} busy={busy} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{answers}</div>
    </Dialog>
  );
}
