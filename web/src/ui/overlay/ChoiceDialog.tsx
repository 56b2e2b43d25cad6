import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

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
