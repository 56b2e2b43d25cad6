import type { ExecutionStage, PlanTask } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { bridge, source } from '#platform/device/embedder.ts';
import { syncLocalReminders } from '#platform/device/local-reminders.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { TimeField } from '#ui/form/TimeField.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { remindRefusals } from '../labels.ts';
import { localReminderOf } from '../model/task-reminder.ts';

interface Props {
  task: PlanTask;
  stage: ExecutionStage;
  onClose: () => void;
}

/** Edits the time of a task's daily reminder, which lasts until its stage ends. */
export function TaskReminderSheet({ task, stage, onClose }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [time, setTime] = useState(task.remindTime ?? task.time ?? '');
  const [tried, setTried] = useState(false);
  const remind = useSilentMutation(mutations.plans.remind, (saved) => {
    track('plans.remind', { set: saved.remindTime !== null });
    const wanted = localReminderOf(format, saved, stage);
    void syncLocalReminders(bridge, `task-${saved.taskId}`, wanted);
    showToast(saved.remindTime === null ? t`The reminder is removed` : t`Saved`);
  });
  const save = (at: string | null) => remind.run({ taskId: task.taskId, time: at }, { onSuccess: onClose });
  return (
    <Sheet
      open
      title={<ServerText text={task.title} en={task.titleEn} />}
      closeOnBackdrop={false}
      onClose={onClose}
      actions={
        <>
          {task.remindTime !== null && (
            <Button
              variant="quiet"
              busy={remind.isPending && remind.variables?.time === null}
              onClick={() => save(null)}
            >
              <Trans>Remove reminder</Trans>
            </Button>
          )}
          <Button
            busy={remind.isPending && remind.variables?.time !== null}
            onClick={() => {
              setTried(true);
              if (time) save(time);
            }}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <TimeField
        label={t`Remind me every day at`}
        value={time}
        error={tried && !time ? t`Enter the time.` : undefined}
        onChange={setTime}
      />
      {source === '' && (
        <p className={typography.note}>
          <Trans>The app on your phone reminds you. A browser cannot.</Trans>
        </p>
      )}
      <InlineError error={remind.error} texts={remindRefusals} />
    </Sheet>
  );
}
