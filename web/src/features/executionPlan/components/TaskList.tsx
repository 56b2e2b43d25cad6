import type { ExecutionPlan } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { splitByTime } from '../model/plan-day.ts';
import styles from './Task.module.css';
import { TaskRow } from './TaskRow.tsx';

/** Lists the tasks of a day by time, with a line at the current time, then those without a time. */
export function TaskList({ plan, now }: { plan: ExecutionPlan; now: Date }) {
  const [open, setOpen] = useState<string>();
  const clock = timeAt(now);
  const time = useFormat().time(clock);
  const isToday = plan.date === dayAt(now);
  const { earlier, later, anytime } = splitByTime(plan.tasks, isToday ? clock : '24:00');
  const rows = (tasks: typeof earlier) =>
    tasks.map((task) => (
      <TaskRow
        key={`${task.taskId} ${task.date}`}
        task={task}
        plan={plan}
        now={now}
        open={open === task.taskId}
        onToggle={() => setOpen(open === task.taskId ? undefined : task.taskId)}
      />
    ));
  return (
    <>
      {earlier.length + later.length > 0 && (
        <section>
          <h2 className="visually-hidden">
            <Trans>Tasks by time</Trans>
          </h2>
          <Card>
            <ul>
              {rows(earlier)}
              {isToday && (
                <li className={styles.now}>
                  <Trans>Now, {time}</Trans>
                </li>
              )}
              {rows(later)}
            </ul>
          </Card>
        </section>
      )}
      {anytime.length > 0 && (
        <section>
          <h2 className={typography.heading}>
            <Trans>At any time</Trans>
          </h2>
          <Card>
            <ul>{rows(anytime)}</ul>
          </Card>
        </section>
      )}
    </>
  );
}
