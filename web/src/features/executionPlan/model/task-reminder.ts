import type { ExecutionStage, PlanTask } from '@health-app/sdk';
import type { LocalReminder } from '@health-app/sdk/bridge';
import type { Format } from '#lib/format/format.ts';

/**
 * The phone's local reminder of a task in the person's language, from its day until the stage ends; none without a time.
 */
export const localReminderOf = (
  format: Format,
  { taskId, title, titleEn, description, descriptionEn, date, remindTime }: PlanTask,
  { endDate }: Pick<ExecutionStage, 'endDate'>,
): LocalReminder[] =>
  remindTime === null
    ? []
    : [
        {
          reminderId: `task-${taskId}`,
          title: format.text(title, titleEn),
          text: format.text(description, descriptionEn),
          times: [remindTime],
          startDate: date,
          endDate,
        },
      ];
