import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useState } from 'react';
import { track } from '../../app/analytics.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { ChildFields } from './ChildFields.tsx';
import styles from './Fields.module.css';
import type { Day } from './model/days.ts';
import { childForm, readChild } from './model/form.ts';
import type { GrowthRecord } from './model/record.ts';
import { useFirstProblem } from './useFirstProblem.ts';

interface Props {
  record: GrowthRecord;
  today: Day;
  /** With the changed record; with none when all of it was deleted. */
  onDone: (record: GrowthRecord | undefined) => void;
  onClose: () => void;
}

/** Changes the child, or deletes it with all its measurements. */
export function ChildSheet({ record, today, onDone, onClose }: Props) {
  const id = useId();
  const [form, setForm] = useState(() => childForm(record.child));
  const [asking, setAsking] = useState(false);
  const { element, tried, fail } = useFirstProblem();
  const { value, problems = {} } = readChild(form, today, record.measurements[0]?.date);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!value) return fail();
    track('growth.save_child');
    onDone({ ...record, child: value });
  };
  return (
    <>
      <Sheet
        open
        title={<Trans>Change child</Trans>}
        onClose={onClose}
        actions={
          <Button type="submit" form={id}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <form ref={element} id={id} className={styles.fields} noValidate onSubmit={submit}>
          <ChildFields
            form={form}
            problems={tried ? problems : {}}
            today={today}
            onChange={(changes) => setForm((current) => ({ ...current, ...changes }))}
          />
          <Button look="danger" wide onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" size="1.8rem" />
            <Trans>Delete everything</Trans>
          </Button>
        </form>
      </Sheet>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete the child and all measurements?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => {
          track('growth.delete_child');
          onDone(undefined);
        }}
        onClose={() => setAsking(false)}
      >
        <Trans>They are on this device alone, and cannot be brought back.</Trans>
      </ConfirmDialog>
    </>
  );
}
