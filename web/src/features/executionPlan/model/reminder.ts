import type { ExecutionStage, PlanTask } from '@health-app/sdk';
import type { LocalReminder } from '@health-app/sdk/bridge';

/** The phone's own reminder of a task, from its day until the stage ends; none without a time. */
export const localReminderOf = (
  { taskId, title, description, date, remindTime }: PlanTask,
  { endDate }: Pick<ExecutionStage, 'endDate'>,
): LocalReminder[] =>
  remindTime === null
    ? []
    : [{ reminderId: `task-${taskId}`, title, text: description, times: [remindTime], startDate: date, endDate }];
