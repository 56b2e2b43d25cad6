import type { ExecutionPlan, MealPlanDay, MedicationReminder } from '@health-app/sdk';
import type { OutboxEntry } from '#platform/outbox/rules.ts';

/** The reminders of a day with the answers that are not sent yet. */
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

/** What the answer of a dose is about. */
export const doseSlot = (reminderId: string, day: string, time: string): string => `${reminderId} ${day} ${time}`;

/** The day of a plan with the clock-ins that are not sent yet. */
export function withClockIns(plan: ExecutionPlan, waiting: readonly OutboxEntry<'plans.clockIn'>[]): ExecutionPlan {
  let done = plan.done;
  const tasks = plan.tasks.map((task) => {
    const clockIn = waiting.find(({ slot }) => slot === taskSlot(task.taskId, task.date))?.input;
    if (!clockIn || task.status === 'done') return task;
    done += 1;
    return { ...task, status: 'done' as const, handledAt: clockIn.handledAt ?? null };
  });
  return { ...plan, tasks, done };
}

/** What a clock-in is about. */
export const taskSlot = (taskId: string, date: string): string => `${taskId} ${date}`;

/** The meals of a day with the marks that are not sent yet. A mark is about the id of its meal. */
export const withEaten = (day: MealPlanDay, waiting: readonly OutboxEntry<'mealPlan.finish'>[]): MealPlanDay => ({
  ...day,
  meals: day.meals.map((meal) => {
    const mark = waiting.find(({ slot }) => slot === meal.mealId)?.input;
    if (!mark) return meal;
    const { finished = true, finishedAt = null } = mark;
    return { ...meal, finished, finishedAt: finished ? finishedAt : null };
  }),
});
