import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** What each choice leads to. */
  children: ReactNode;
  /** The choices that change something, as verbs. */
  choices: readonly { key: string; label: ReactNode; onChoose: () => void }[];
  /** Label of the button that changes nothing. */
  leave: ReactNode;
  /** Also on Escape. */
  onLeave: () => void;
}

/** Asks for a decision between several actions, none of which is the usual one. */
export function ChoiceDialog({ open, title, children, choices, leave, onLeave }: Props) {
  const id = useId();
  return (
    <Dialog open={open} labelledBy={id} describedBy={`${id}-text`} onClose={onLeave}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        {choices.map(({ key, label, onChoose }) => (
          <Button key={key} onClick={onChoose}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
