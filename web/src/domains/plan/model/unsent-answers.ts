import type { ExecutionPlan, MealPlanDay, MedicationReminder } from '@health-app/sdk';
import type { OutboxEntry } from '#platform/database/outbox-rules.ts';

/** Applies the unsent answers to the reminders of a day. */
export const withAnswers = (
  reminders: readonly MedicationReminder[],
  day: string,
  waiting: readonly OutboxEntry<'medication.finish'>[],
): MedicationReminder[] =>
  reminders.map((reminder) => ({
    ...reminder,
    doses: reminder.doses.map((dose) => {
      const answer = waiting.find(({ slot }) => slot === doseSlot(reminder.reminderId, day, dose.time))?.input;
      return answer ? { ...dose, status: answer.status, handledAt: answer.handledAt ?? null } : dose;
    }),
  }));

/** The outbox subject of a dose's answer. */
export const doseSlot = (reminderId: string, day: string, time: string): string => `${reminderId} ${day} ${time}`;

/** Applies the unsent clock-ins to the day of a plan. Without its number of done tasks, that is `NaN`, which shows as a dash. */
export function withClockIns(plan: ExecutionPlan, waiting: readonly OutboxEntry<'plans.clockIn'>[]): ExecutionPlan {
  let done = plan.done ?? Number.NaN;
  const tasks = plan.tasks.map((task) => {
    const clockIn = waiting.find(({ slot }) => slot === taskSlot(task.taskId, task.date))?.input;
    if (!clockIn) return task;
    const { done: isDone = true, handledAt = null } = clockIn;
    if (isDone === (task.status === 'done')) return task;
    done += isDone ? 1 : -1;
    return { ...task, status: isDone ? ('done' as const) : ('pending' as const), handledAt: isDone ? handledAt : null };
  });
  return { ...plan, tasks, done };
}

/** The outbox subject of a clock-in. */
export const taskSlot = (taskId: string, date: string): string => `${taskId} ${date}`;

/** Applies the unsent *Eaten* marks to the meals of a day. The subject of a mark is the id of its meal. */
export const withEaten = (day: MealPlanDay, waiting: readonly OutboxEntry<'mealPlan.finish'>[]): MealPlanDay => ({
  ...day,
  meals: day.meals.map((meal) => {
    const mark = waiting.find(({ slot }) => slot === meal.mealId)?.input;
    if (!mark) return meal;
    const { finished = true, finishedAt = null } = mark;
    return { ...meal, finished, finishedAt: finished ? finishedAt : null };
  }),
});
