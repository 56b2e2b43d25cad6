import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { today } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { useFirstProblem } from '../../../lib/useFirstProblem.ts';
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts';
import { useSilentMutation } from '../../../lib/useSilentMutation.ts';
import { mutations } from '../../../platform/client.ts';
import { bridge } from '../../../platform/embedder.ts';
import { syncLocalReminders } from '../../../platform/local-reminders.ts';
import { navigate } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { personalKey } from '../../../platform/session.ts';
import { tabStorage } from '../../../platform/storage.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { RestoredDraft } from '../../../ui/form/RestoredDraft.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { amounts, refusals } from '../labels.ts';
import { nowAt } from '../model/doses.ts';
import { formSchema, type ReminderForm, readForm } from '../model/form.ts';
import { localRemindersOf } from '../model/local-reminders.ts';
import { nextDose } from '../model/schedule.ts';
import { DeleteReminder } from './DeleteReminder.tsx';
import styles from './ReminderEditor.module.css';
import { ReminderFields } from './ReminderFields.tsx';

const list = pathTo('/medicine-remind');

/**
 * Edits a reminder.
 * @param initial the form when it opens
 */
export function ReminderEditor({ reminderId, initial }: { reminderId?: string; initial: ReminderForm }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const { form, change, dirty, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: `${personalKey('medication.draft')}.${reminderId ?? ''}`,
    schema: formSchema,
    initial,
  });
  const { element, tried, fail } = useFirstProblem();
  const save = useSilentMutation(mutations.medication.save, (reminder) => {
    const amount = i18n._(amounts[reminder.doseUnit](reminder.dose));
    const wanted = localRemindersOf(reminder, amount, today());
    void syncLocalReminders(bridge, reminder.reminderId, wanted);
    const next = nextDose(reminder, nowAt(new Date()));
    const moment = next && formatDate(i18n.locale, `${next.day}T${next.time}`, 'moment');
    showToast(moment ? t`Saved. The next dose is on ${moment}.` : t`Saved. No dose is planned.`);
    drop();
  });
  const guard = useLeaveGuard(dirty && !save.isSuccess, () => navigate(list, { replace: true }));
  const { problems = {} } = tried ? readForm(form) : {};

  const leave = () => {
    drop();
    guard.leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { input } = readForm(form, reminderId);
    if (input) save.run(input, { onSuccess: guard.leave });
    else fail();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {restored && (
        <RestoredDraft
          onStartOver={() => {
            startOver();
            // The button disappears with the message.
            element.current?.querySelector('input')?.focus();
          }}
        >
          <Trans>Your unsaved changes are back.</Trans>
        </RestoredDraft>
      )}
      <ReminderFields form={form} problems={problems} onChange={change} />
      {reminderId !== undefined && (
        <DeleteReminder reminderId={reminderId} name={initial.medicineName} onDeleted={leave} />
      )}
      <BottomBar>
        <InlineError error={save.error} texts={refusals} />
        {Object.keys(problems).length > 0 && (
          <p className={styles.failure}>
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
        onConfirm={leave}
        onClose={guard.stay}
      >
        <Trans>What you changed here is not saved and would be lost.</Trans>
      </ConfirmDialog>
    </form>
  );
}
