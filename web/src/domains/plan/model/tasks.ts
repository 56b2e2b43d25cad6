import type { PlanTask, PlanTaskStatus } from '@health-app/sdk';

/** All statuses of a task. */
export const taskStatuses = ['upcoming', 'pending', 'done', 'missed'] as const satisfies PlanTaskStatus[];

/** The tasks of a day that are left to do. */
export const openTasksOf = (tasks: readonly PlanTask[]): PlanTask[] =>
  tasks.filter(({ status }) => status === 'pending' || status === 'upcoming');
