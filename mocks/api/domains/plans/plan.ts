import type { Examples } from '../../description/description.ts';
import { addDays, dayOf, daysFrom, wallTime } from '../../engine/days.ts';
import { hasHappened } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type { ExecutionStage, PlanTask, StageAssessment, StageStatus } from '../../generated/operations.ts';

/** A stage without its status, which follows from the day. */
export type Stage = Omit<ExecutionStage, 'status'>;

/** A task without its state on a day. */
export type Task = Omit<PlanTask, 'date' | 'status' | 'handledAt'>;

export interface Plan {
  planId: string;
  title: string;
  /** In order; each begins where the previous one ends. */
  stages: Stage[];
  /** By stage. They repeat on every day of the stage. */
  tasks: Map<string, Task[]>;
  /** The completion time of a task, by `day task`. */
  done: Map<string, string>;
  assessments: StageAssessment[];
  /** The first assessment, for a stage without one in its band. */
  usual: StageAssessment;
}

export const key = (date: string, taskId: string): string => `${date} ${taskId}`;
export const stageAt = ({ stages }: Plan, date: string): Stage | undefined =>
  stages.find(({ startDate, endDate }) => date >= startDate && date <= endDate);
export const tasksOf = ({ tasks }: Plan, { stageId }: Stage): Task[] => tasks.get(stageId) ?? [];

/** The task and its stage. */
export function find(plan: Plan, taskId: string): { task: Task; stage: Stage } | undefined {
  for (const stage of plan.stages) {
    const task = tasksOf(plan, stage).find((one) => one.taskId === taskId);
    if (task) return { task, stage };
  }
  return undefined;
}

export function statusOf({ startDate, endDate }: Stage, today: string): StageStatus {
  return today < startDate ? 'upcoming' : today > endDate ? 'finished' : 'current';
}

/** A task on a day, in the form of the description. */
export function taskOn({ done }: Plan, task: Task, date: string, today: string): PlanTask {
  const handledAt = done.get(key(date, task.taskId)) ?? null;
  const open = date < today ? 'missed' : date > today ? 'upcoming' : 'pending';
  return { ...task, date, status: handledAt ? 'done' : open, handledAt };
}

/** The number of tasks on a day of a stage, and of completed ones. */
export function countOn(plan: Plan, stage: Stage, date: string) {
  const tasks = tasksOf(plan, stage);
  const done = tasks.filter(({ taskId }) => plan.done.has(key(date, taskId)));
  return { date, planned: tasks.length, done: done.length };
}

/** Consecutive days with a completed task, up to today, or up to yesterday while today has none. */
export function streak(plan: Plan, today: string): number {
  const busy = (date: string) => [...plan.done.keys()].some((one) => one.startsWith(date));
  let date = busy(today) ? today : addDays(today, -1);
  let days = 0;
  for (; busy(date); date = addDays(date, -1)) days += 1;
  return days;
}

/**
 * The plan of the examples. On days without an example, completed tasks are distributed so that each finished stage matches
 * its assessment; in a stage without an assessment, every task is completed.
 */
export function make(examples: Examples, now: Date): Plan {
  const today = dayOf(now);
  const shown = successExamples(examples, 'plans.executionData');
  const stages = examples.data('plans.executionTitles').map(({ status: _, ...stage }) => stage);
  const assessments = successExamples(examples, 'plans.stageAssessmentDetail');
  const usual = examples.data('plans.stageAssessmentDetail');
  const tasks = new Map(
    shown.map(({ stage, tasks }) => [
      stage.stageId,
      tasks.map(({ status: _status, handledAt: _at, date: _date, ...task }) => task),
    ]),
  );
  const { planId, title } = examples.data('plans.executionData');
  const plan: Plan = { planId, title, stages, tasks, done: new Map(), assessments, usual };
  for (const { date, tasks } of shown) {
    for (const { taskId, handledAt } of tasks)
      if (handledAt && hasHappened(handledAt, now)) plan.done.set(key(date, taskId), handledAt);
  }
  const exampleDays = new Set(shown.map(({ date }) => date));
  for (const stage of stages) for (const task of tasksOf(plan, stage)) recall(plan, stage, task, exampleDays, today);
  return plan;
}

function recall(plan: Plan, stage: Stage, task: Task, exampleDays: Set<string>, today: string): void {
  const last = stage.endDate < today ? stage.endDate : addDays(today, -1);
  const past = daysFrom(stage.startDate, last);
  const open = past.filter((date) => !exampleDays.has(date));
  const item = plan.assessments
    .find(({ stageId }) => stageId === stage.stageId)
    ?.items.find(({ taskId }) => taskId === task.taskId);
  const shownDone = past.filter((date) => plan.done.has(key(date, task.taskId))).length;
  const misses = item ? open.length - (item.done - shownDone) : 0;
  const every = open.length / Math.max(1, misses);
  const missed = new Set(Array.from({ length: misses }, (_, index) => Math.floor((index + 0.5) * every)));
  open.forEach((date, index) => {
    if (!missed.has(index)) plan.done.set(key(date, task.taskId), wallTime(date, task.time ?? '20:00'));
  });
}
