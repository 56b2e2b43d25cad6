import type { ExecutionStage, PlanTask } from '@health-app/sdk';
import type { LocalReminder } from '@health-app/sdk/bridge';
import { serverText } from '#platform/i18n/server-text.ts';

/**
 * The phone's local reminder of a task in the person's language, from its day until the stage ends; none without a time.
 */
export const localReminderOf = (
  locale: string,
  { taskId, title, titleEn, description, descriptionEn, date, remindTime }: PlanTask,
  { endDate }: Pick<ExecutionStage, 'endDate'>,
): LocalReminder[] =>
  remindTime === null
    ? []
    : [
        {
          reminderId: `task-${taskId}`,
          title: serverText(locale, title, titleEn).text,
          text: serverText(locale, description, descriptionEn).text,
          times: [remindTime],
          startDate: date,
          endDate,
        },
      ];
