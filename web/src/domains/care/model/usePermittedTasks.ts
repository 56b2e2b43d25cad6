import type { ExecutionPlan, TaskType } from '@health-app/sdk';
import { type CareArea, permits } from '@health-app/sdk/safety';
import { useCare } from './useCare.ts';

/** The areas of tasks that are not for everybody. */
const areas: Partial<Record<TaskType | (string & {}), CareArea>> = { exercise: 'exercise', water: 'fluidTarget' };

interface Task {
  type: TaskType | (string & {});
}

/**
 * Returns whether the state of the person permits a task. While nothing is known about the state, as offline, a task is shown as
 * the server sent it, which has left out the others.
 */
export function usePermitsTask(): (task: Task) => boolean {
  const care = useCare();
  return ({ type }) => {
    const area = areas[type];
    return !area || !care || permits(care, area);
  };
}

/** Returns the day of a plan without the tasks that the state of the person withholds. Another person's plan stays as it is. */
export function usePermittedTasks(): (plan: ExecutionPlan) => ExecutionPlan {
  const permitsTask = usePermitsTask();
  return (plan) => {
    const hidden = plan.isOwn ? plan.tasks.filter((task) => !permitsTask(task)) : [];
    if (hidden.length === 0) return plan;
    const done = plan.done - hidden.filter(({ status }) => status === 'done').length;
    const isShown = (title: string) => !hidden.some((task) => task.title === title || task.titleEn === title);
    const { taskTitles = [], taskTitlesEn } = plan.next ?? {};
    const next = plan.next && {
      ...plan.next,
      taskTitles: taskTitles.filter(isShown),
      ...(taskTitlesEn && { taskTitlesEn: taskTitlesEn.filter(isShown) }),
    };
    return { ...plan, tasks: plan.tasks.filter(permitsTask), done, next };
  };
}
