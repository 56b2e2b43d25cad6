import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { useLeaveGuard } from '#lib/hooks/useLeaveGuard.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import typography from '#ui/Typography.module.css';

interface Props {
  element: RefObject<HTMLFormElement | null>;
  /** Whether the fields contain a restored draft. */
  restored: boolean;
  onStartOver: () => void;
  /** Whether a field must be corrected before the form can be saved. */
  invalid: boolean;
  save: { error: ComponentProps<typeof InlineError>['error']; isPending: boolean };
  /** Messages for failed saves, by error code. */
  refusals: ComponentProps<typeof InlineError>['texts'];
  guard: ReturnType<typeof useLeaveGuard>;
  onSubmit: () => void;
  /** Leaves the form and drops the draft. */
  onDiscard: () => void;
  children: ReactNode;
}

/** A form with a draft: offers to start over, saves from the bottom bar, and asks before unsaved changes are lost. */
export function DraftForm(props: Props) {
  const { element, restored, onStartOver, invalid, save, refusals, guard, onSubmit, onDiscard, children } = props;
  return (
    <Form ref={element} className={layout.page} busy={save.isPending} onSubmit={onSubmit}>
      {restored && (
        <RestoredDraft
          onStartOver={() => {
            onStartOver();
            // The button disappears together with the message.
            element.current?.querySelector('input')?.focus();
          }}
        >
          <Trans>Your unsaved changes are back.</Trans>
        </RestoredDraft>
      )}
      {children}
      <BottomBar stays>
        <InlineError error={save.error} texts={refusals} />
        {invalid && (
          <p className={typography.poor}>
            <Trans>Not saved yet: some fields need a change.</Trans>
          </p>
        )}
        <Button type="submit" fullWidth busy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </BottomBar>
      <ConfirmDialog
        open={guard.asking}
        title={<Trans>Leave without saving?</Trans>}
        confirm={<Trans>Discard changes</Trans>}
        keep={<Trans>Keep editing</Trans>}
        onConfirm={onDiscard}
        onClose={guard.stay}
      >
        <Trans>What you changed here is not saved and would be lost.</Trans>
      </ConfirmDialog>
    </Form>
  );
}
