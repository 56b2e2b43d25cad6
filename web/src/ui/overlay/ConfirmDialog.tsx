import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Consequences of the action, and whether they can be undone. */
  children: ReactNode;
  /** The action, as a verb. */
  confirm: ReactNode;
  /** `main` for a harmless action; `doubted` if the other button is safer, and so the primary one. */
  variant?: 'main' | 'danger' | 'doubted';
  /** Label of the cancel button. @default "Keep" */
  keep?: ReactNode;
  /** Whether the action is running. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation of an irreversible action. Escape and the other button cancel, except while the action is
 * running. Take `ChoiceDialog` between several actions, and `Sheet` to enter something. An action that can be undone needs
 * no question.
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
  const answers = (
    <>
      <Button variant={variant === 'doubted' ? 'main' : 'quiet'} disabled={busy} onClick={onClose}>
        {keep ?? <Trans>Keep</Trans>}
      </Button>
      <Button variant={variant === 'doubted' ? 'quiet' : variant} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <QuestionDialog open={open} title={title} answers={answers} busy={busy} onClose={onClose}>
      {children}
    </QuestionDialog>
  );
}
