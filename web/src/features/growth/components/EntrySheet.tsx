import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';

interface Props {
  title: ReactNode;
  element: RefObject<HTMLFormElement | null>;
  /** The deletion of the entry; `undefined` for a new entry. */
  removal?: { label: ReactNode; question: ReactNode; warning: ReactNode; onConfirm: () => void };
  onSave: () => void;
  onClose: () => void;
  /** Form fields. */
  children: ReactNode;
}

/** Edits an entry of the record, or deletes it after a confirmation. */
export function EntrySheet({ title, element, removal, onSave, onClose, children }: Props) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const submit = () => {
    onSave();
  };
  return (
    <>
      <Sheet
        open
        closeOnBackdrop={false}
        title={title}
        onClose={onClose}
        actions={
          <Button type="submit" form={id}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <Form ref={element} id={id} className={layout.column4} onSubmit={submit}>
          {children}
          {removal && (
            <Button variant="danger" fullWidth onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" size="1.8rem" />
              {removal.label}
            </Button>
          )}
        </Form>
      </Sheet>
      {removal && (
        <ConfirmDialog
          open={asking}
          title={removal.question}
          confirm={<Trans>Delete</Trans>}
          onConfirm={removal.onConfirm}
          onClose={() => setAsking(false)}
        >
          {removal.warning}
        </ConfirmDialog>
      )}
    </>
  );
}
