import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useState } from 'react';
import { track } from '../../app/analytics.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './Fields.module.css';
import { formatDate } from './format.ts';
import { MeasurementFields } from './MeasurementFields.tsx';
import type { Day } from './model/days.ts';
import { measurementForm, readMeasurement } from './model/form.ts';
import { type GrowthRecord, type Measurement, put, remove } from './model/record.ts';
import { useFirstProblem } from './useFirstProblem.ts';

interface Props {
  record: GrowthRecord;
  /** The one to change; none for a new one. */
  measurement: Measurement | undefined;
  today: Day;
  onDone: (record: GrowthRecord) => void;
  onClose: () => void;
}

/** Adds, changes or deletes a measurement. */
export function MeasurementSheet({ record, measurement, today, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const id = useId();
  const [form, setForm] = useState(() => measurementForm(measurement, today, i18n.locale));
  const [asking, setAsking] = useState(false);
  const { element, tried, fail } = useFirstProblem();
  const others = record.measurements.filter((other) => other.id !== measurement?.id);
  const { value, problems = {} } = readMeasurement(form, record.child, others, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!value) return fail();
    track('growth.save_measurement', { changed: measurement !== undefined });
    onDone(put(record, { ...value, id: measurement?.id ?? String(Date.now()) }));
    showToast(t`Measurement saved`);
  };
  const date = measurement && formatDate(i18n.locale, measurement.date);
  return (
    <>
      <Sheet
        open
        title={measurement ? <Trans>Change measurement</Trans> : <Trans>New measurement</Trans>}
        onClose={onClose}
        actions={
          <Button type="submit" form={id}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <form ref={element} id={id} className={styles.fields} noValidate onSubmit={submit}>
          <MeasurementFields
            form={form}
            problems={tried ? problems : {}}
            child={record.child}
            today={today}
            onChange={(changes) => setForm((current) => ({ ...current, ...changes }))}
          />
          {measurement && (
            <Button look="danger" wide onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" size="1.8rem" />
              <Trans>Delete measurement</Trans>
            </Button>
          )}
        </form>
      </Sheet>
      {measurement && (
        <ConfirmDialog
          open={asking}
          title={<Trans>Delete this measurement?</Trans>}
          confirm={<Trans>Delete</Trans>}
          onConfirm={() => {
            track('growth.delete_measurement');
            onDone(remove(record, measurement.id));
            showToast(t`Measurement deleted`);
          }}
          onClose={() => setAsking(false)}
        >
          <Trans>The values of {date} leave the curves and cannot be brought back.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
