import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import type { Day } from '#lib/time/days.ts';
import { currentTime } from '#lib/time/instants.ts';
import { track } from '#platform/analytics/analytics.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { measurementForm, readMeasurement } from '../model/form.ts';
import { type GrowthRecord, type Measurement, put, remove } from '../model/record.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { MeasurementFields } from './MeasurementFields.tsx';

interface Props {
  record: GrowthRecord;
  /** The measurement to edit; `undefined` for a new one. */
  measurement: Measurement | undefined;
  today: Day;
  /** @param saved id of the measurement that was saved; absent after a deletion */
  onDone: (record: GrowthRecord, saved?: string) => void;
  onClose: () => void;
}

/** Adds, edits or deletes a measurement. */
export function MeasurementSheet({ record, measurement, today, onDone, onClose }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [form, setForm] = useState(() => measurementForm(measurement, today, i18n.locale));
  const { element, tried, fail } = useFirstProblem();
  const others = record.measurements.filter((other) => other.id !== measurement?.id);
  const { value, problems = {} } = readMeasurement(form, record.child, others, today);
  const save = () => {
    if (!value) return fail();
    track('growth.save_measurement', { changed: measurement !== undefined });
    const id = measurement?.id ?? String(currentTime());
    onDone(put(record, { ...value, id }), id);
  };
  const date = measurement && format.date(measurement.date, 'long');
  return (
    <EntrySheet
      title={measurement ? <Trans>Change measurement</Trans> : <Trans>New measurement</Trans>}
      element={element}
      removal={
        measurement && {
          label: <Trans>Delete measurement</Trans>,
          question: <Trans>Delete this measurement?</Trans>,
          warning: <Trans>The values of {date} are removed from the curves for good.</Trans>,
          onConfirm: () => {
            track('growth.delete_measurement');
            onDone(remove(record, measurement.id));
            showToast(t`Measurement deleted`);
          },
        }
      }
      onSave={save}
      onClose={onClose}
    >
      <MeasurementFields
        form={form}
        problems={tried ? problems : {}}
        child={record.child}
        today={today}
        onChange={(changes) => setForm((current) => ({ ...current, ...changes }))}
      />
    </EntrySheet>
  );
}
