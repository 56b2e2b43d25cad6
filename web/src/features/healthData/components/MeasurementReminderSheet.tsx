import type { HealthDataRemind, HealthDataType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { MONDAY, weekdaysFrom } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { bridge, source } from '#platform/device/embedder.ts';
import { syncLocalReminders } from '#platform/device/local-reminders.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { MultiChips } from '#ui/form/Chips.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { TimesField } from '#ui/form/TimesField.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { kindNames } from '../labels.ts';
import { localId, localReminderOf, problemOf } from '../model/measurement-reminder.ts';

interface Props {
  type: HealthDataType;
  remind: HealthDataRemind | null;
  onClose: () => void;
}

/** Edits the times and days of the measurement reminder. */
export function MeasurementReminderSheet({ type, remind, onClose }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [form, setForm] = useState<HealthDataRemind>(
    remind ?? { healthDataType: type, enabled: true, times: ['07:00'], weekdays: weekdaysFrom(MONDAY) },
  );
  const [tried, setTried] = useState(false);
  const { problem, wrong } = problemOf(form);
  const save = useSilentMutation(mutations.healthData.remind, (saved) => {
    track('healthData.remind', { enabled: saved.enabled });
    const wanted = localReminderOf(saved, i18n._(kindNames[type]), t`Time to measure`);
    void syncLocalReminders(bridge, localId(type), wanted);
    showToast(t`Saved`);
  });
  const submit = () => {
    setTried(true);
    if (!problem) save.run(form, { onSuccess: onClose });
  };
  return (
    <Sheet
      open
      title={<Trans>Reminder to measure</Trans>}
      closeOnBackdrop={false}
      onClose={onClose}
      actions={
        <Button fullWidth busy={save.isPending} onClick={submit}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className={layout.column4}>
        <Switch
          label={<Trans>Remind me</Trans>}
          checked={form.enabled}
          onChange={(enabled) => setForm({ ...form, enabled })}
        />
        <TimesField
          times={form.times}
          error={
            tried && problem === 'no-time'
              ? t`Enter the time.`
              : tried && problem === 'twice'
                ? t`This time is in the list twice.`
                : undefined
          }
          wrong={tried ? wrong : []}
          onChange={(times) => setForm({ ...form, times })}
        />
        <MultiChips
          label={<Trans>Days of the week</Trans>}
          showLabel
          values={form.weekdays}
          options={weekdaysFrom(format.firstDay).map((day) => ({ value: day, label: format.weekday(day) }))}
          error={tried && problem === 'no-day' ? t`Choose at least one day.` : undefined}
          onChange={(weekdays) => setForm({ ...form, weekdays: [...weekdays].sort((one, other) => one - other) })}
        />
        {source === '' && (
          <p className={typography.note}>
            <Trans>The app on your phone reminds you. A browser cannot.</Trans>
          </p>
        )}
        <InlineError error={save.error} />
      </div>
    </Sheet>
  );
}
