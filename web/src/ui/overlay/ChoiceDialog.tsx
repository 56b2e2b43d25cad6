import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Explains the consequence of each choice. */
  children: ReactNode;
  /** The actions, as verbs. */
  choices: readonly { key: string; label: ReactNode; onChoose: () => void }[];
  /** Label of the button without an action. */
  leave: ReactNode;
  /** Called by that button and by Escape. */
  onLeave: () => void;
}

/**
 * Asks to choose between several actions, none of which is the default. Take `ConfirmDialog` for a single action, and
 * `Chips` or `PickerField` for a value.
 */
export function ChoiceDialog({ open, title, children, choices, leave, onLeave }: Props) {
  const answers = (
    <>
      {choices.map(({ key, label, onChoose }) => (
        <Button key={key} onClick={onChoose}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" onClick={onLeave}>
        {leave}
      </Button>
    </>
  );
  return (
    <QuestionDialog open={open} title={title} answers={answers} onClose={onLeave}>
      {children}
    </QuestionDialog>
  );
}
