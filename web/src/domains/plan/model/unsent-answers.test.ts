import type { ExecutionPlan, MealPlanDay, MedicationReminder } from '@health-app/sdk';
import { expect, it } from 'vitest';
import type { OutboxEntry, OutboxInputs, OutboxOperation } from '#platform/database/outbox-rules.ts';
import { doseSlot, taskSlot, withAnswers, withClockIns, withEaten } from './unsent-answers.ts';

const at = '2026-11-20T18:31:00+08:00';

const waiting = <Id extends OutboxOperation>(operation: Id, slot: string, input: OutboxInputs[Id]) => [
  { id: '1', person: 'user-1', operation, input, slot, name: '', madeAt: at } as OutboxEntry<Id>,
];

it('an unsent answer is shown only for its dose, on its day and at its time', () => {
  const doses = ['08:00', '18:30'].map((time) => ({ time, status: 'pending', handledAt: null }));
  const reminders = [{ reminderId: 'rem-1', doses }] as unknown as MedicationReminder[];
  const input = { reminderId: 'rem-1', date: '2026-11-20', time: '18:30', status: 'taken', handledAt: at } as const;
  const answers = waiting('medication.finish', doseSlot('rem-1', '2026-11-20', '18:30'), input);
  expect(withAnswers(reminders, '2026-11-20', answers)[0]?.doses).toEqual([
    doses[0],
    { time: '18:30', status: 'taken', handledAt: at },
  ]);
  expect(withAnswers(reminders, '2026-11-21', answers)).toEqual(reminders);
});

it('an unsent clock-in is counted once', () => {
  const plan = {
    done: 1,
    tasks: [
      { taskId: 'task-1', date: '2026-11-20', status: 'pending', handledAt: null },
      { taskId: 'task-2', date: '2026-11-20', status: 'done', handledAt: at },
    ],
  } as ExecutionPlan;
  const clockIn = (taskId: string) =>
    waiting('plans.clockIn', taskSlot(taskId, '2026-11-20'), { taskId, date: '2026-11-20', handledAt: at });
  expect(withClockIns(plan, clockIn('task-1'))).toMatchObject({
    done: 2,
    tasks: [{ status: 'done', handledAt: at }, {}],
  });
  expect(withClockIns(plan, clockIn('task-2'))).toEqual(plan);
  // A number that the reply lacks is unknown, not 0 or 1.
  for (const done of [undefined, null]) {
    expect(withClockIns({ ...plan, done } as unknown as ExecutionPlan, clockIn('task-1')).done).toBeNaN();
  }
  const takenBack = waiting('plans.clockIn', taskSlot('task-2', '2026-11-20'), {
    ...{ taskId: 'task-2', date: '2026-11-20', done: false },
  });
  expect(withClockIns(plan, takenBack)).toMatchObject({ done: 0, tasks: [{}, { status: 'pending', handledAt: null }] });
});

it('an unsent change marks a meal as eaten or removes the mark', () => {
  const day = { meals: [{ mealId: 'meal-1', finished: false, finishedAt: null }] } as MealPlanDay;
  const eaten = { meals: [{ mealId: 'meal-1', finished: true, finishedAt: at }] } as MealPlanDay;
  expect(withEaten(day, waiting('mealPlan.finish', 'meal-1', { mealId: 'meal-1', finishedAt: at }))).toEqual(eaten);
  expect(withEaten(eaten, waiting('mealPlan.finish', 'meal-1', { mealId: 'meal-1', finished: false }))).toEqual(day);
  expect(withEaten(day, waiting('mealPlan.finish', 'meal-2', { mealId: 'meal-2' }))).toEqual(day);
});
