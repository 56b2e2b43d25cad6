import { isHealthError, type MedicationReminderInput } from '@health-app/sdk';
import { changeDoubts } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { refusals } from '#domains/medication/labels.ts';
import { localRemindersOf } from '#domains/medication/model/local-reminders.ts';
import { nextDose, nowAt, otherMedicines } from '#domains/medication/model/schedule.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useLeaveGuard } from '#lib/hooks/useLeaveGuard.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { currentDate } from '#lib/time/instants.ts';
import { today } from '#lib/time/local-clock.ts';
import { mutations, queries } from '#platform/client.ts';
import { bridge } from '#platform/device/embedder.ts';
import { syncLocalReminders } from '#platform/device/local-reminders.ts';
import { DraftForm } from '#platform/form/DraftForm.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { formSchema, type ReminderForm, readForm } from '../model/form.ts';
import { DeleteReminder } from './DeleteReminder.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import { RingNote } from './RingNote.tsx';
import { type DoubtedSchedule, UnusualDoseDialog } from './UnusualDoseDialog.tsx';

const list = pathTo('/medicine-remind');

/**
 * Edits a reminder.
 * @param initial the form when the editor opens
 */
export function ReminderEditor({ reminderId, initial }: { reminderId?: string; initial: ReminderForm }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { form, change, dirty, restored, startOver, drop } = useDraft({
    storage: tabStorage,
    key: personalKey('medication.draft', reminderId ?? ''),
    schema: formSchema,
    initial,
  });
  const { element, tried, fail } = useFirstProblem();
  const save = useSilentMutation(mutations.medication.save, (reminder) => {
    const amount = i18n._(amountOf(reminder.dose, reminder.doseUnit));
    const wanted = localRemindersOf(reminder, amount, today());
    const rings = syncLocalReminders(bridge, reminder.reminderId, wanted);
    const next = nextDose(reminder, nowAt(currentDate()));
    const moment = next && format.date(`${next.day}T${next.time}`, 'moment');
    if (reminder.repeatType === 'asNeeded') showToast(t`Saved. Take it when you need it.`);
    else if (!moment) showToast(t`Saved. No dose is planned.`);
    else {
      // A time in the message sounds like a promise to ring.
      const silent = t`Saved. Nothing will ring: look here for your doses.`;
      void rings.then((rung) => showToast(rung ? t`Saved. The next dose is on ${moment}.` : silent));
    }
    drop();
  });
  const guard = useLeaveGuard(dirty && !save.isSuccess, () => navigate(list, { replace: true }));
  // Keeps its value while the dialog closes.
  const [doubted, setDoubted] = useState<DoubtedSchedule>();
  const [asking, setAsking] = useState(false);
  // The list of reminders, if it is in the cache. Without it, only the server checks for duplicate names.
  const reminders = useOptionalQuery({
    ...queries.medication.list({ date: today() }),
    enabled: false,
  });
  const { problems = {} } = tried ? readForm(form) : {};

  const leave = () => {
    drop();
    guard.leave();
  };
  const submit = () => {
    const { input } = readForm(form, reminderId);
    if (!input) return fail();
    const saved = reminderId === undefined ? undefined : readForm(initial).input;
    const doubts = changeDoubts(saved, input, otherMedicines(reminders.data, reminderId, today()));
    if (doubts.length > 0) ask({ input, doubts });
    else send(input);
  };
  const ask = (schedule: DoubtedSchedule) => {
    setDoubted(schedule);
    setAsking(true);
  };
  const send = (input: MedicationReminderInput) =>
    save.run(input, {
      onSuccess: guard.leave,
      onError: (failure) => {
        const isDoubted = isHealthError(failure, 'business') && failure.code === 'DOSE_DOUBTED';
        if (isDoubted && !input.confirmed) ask({ input, doubts: failure.reasons ?? [] });
      },
    });

  return (
    <DraftForm
      element={element}
      restored={restored}
      onStartOver={startOver}
      invalid={Object.keys(problems).length > 0}
      save={save}
      refusals={refusals}
      guard={guard}
      onSubmit={submit}
      onDiscard={leave}
    >
      <ReminderFields form={form} problems={problems} onChange={change} />
      <RingNote form={form} reminderId={reminderId} onIncomplete={fail} />
      {reminderId !== undefined && (
        <DeleteReminder reminderId={reminderId} name={initial.medicineName} onDeleted={leave} />
      )}
      {doubted && (
        <UnusualDoseDialog
          open={asking}
          schedule={doubted}
          onConfirm={() => {
            setAsking(false);
            void send({ ...doubted.input, confirmed: true });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DraftForm>
  );
}
