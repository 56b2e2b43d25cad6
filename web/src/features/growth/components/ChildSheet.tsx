import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import type { Day } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { childForm, readChild } from '../model/form.ts';
import type { GrowthRecord } from '../model/record.ts';
import { ChildFields } from './ChildFields.tsx';
import { EntrySheet } from './EntrySheet.tsx';

interface Props {
  record: GrowthRecord;
  today: Day;
  /** Receives the changed record, or `undefined` after deletion. */
  onDone: (record: GrowthRecord | undefined) => void;
  onClose: () => void;
}

/** Edits the child, or deletes it with all measurements. */
export function ChildSheet({ record, today, onDone, onClose }: Props) {
  const [form, setForm] = useState(() => childForm(record.child));
  const { element, tried, fail } = useFirstProblem();
  const { value, problems = {} } = readChild(form, today, record.measurements[0]?.date);
  const save = () => {
    if (!value) return fail();
    track('growth.save_child');
    onDone({ ...record, child: value });
  };
  return (
    <EntrySheet
      title={<Trans>Change child</Trans>}
      element={element}
      removal={{
        label: <Trans>Delete everything</Trans>,
        question: <Trans>Delete the child and all measurements?</Trans>,
        warning: <Trans>They are on this device alone, and cannot be brought back.</Trans>,
        onConfirm: () => {
          track('growth.delete_child');
          onDone(undefined);
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <ChildFields
        form={form}
        problems={tried ? problems : {}}
        today={today}
        onChange={(changes) => setForm((current) => ({ ...current, ...changes }))}
      />
    </EntrySheet>
  );
}
