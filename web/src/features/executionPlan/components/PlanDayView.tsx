import type { ExecutionPlan, ExecutionStage } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { fact } from '#platform/fact.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import typography from '#ui/Typography.module.css';
import { NextDay } from './NextDay.tsx';
import styles from './PlanDayView.module.css';
import { PlanStrip } from './PlanStrip.tsx';
import { TaskList } from './TaskList.tsx';

interface Props {
  plan: ExecutionPlan;
  /** All stages; empty until they are loaded. */
  stages: readonly ExecutionStage[];
  /** The list of finished stages. */
  finished: ReactNode;
  /** Whether the address contains the day. */
  chosen: boolean;
  onDay: (date: string) => void;
  /** Reloads the day, or opens today. */
  onToday: () => void;
}

/** Shows a day of a plan: the calendar, the progress, the tasks and the next day. */
export function PlanDayView({ plan, stages, finished, chosen, onDay, onToday }: Props) {
  const now = useNow();
  const today = dayAt(now);
  const { date, stage, isOwn, tasks } = plan;
  const end = stages[stages.length - 1]?.endDate ?? stage.endDate;
  // The stage was current when the day was loaded, but the day has ended since.
  const isOver = isOwn && !chosen && date < today && stage.status === 'current';
  const hasEnded = isOwn && !chosen && today > end;
  return (
    <MainAndAside
      main={
        <>
          <PlanStrip plan={plan} stages={stages} today={today} onDay={onDay} />
          {(isOver || hasEnded) && (
            <Card padded>
              <div className={styles.notice} role="status">
                <p>{hasEnded ? <Trans>Your plan has ended.</Trans> : <Trans>A new day has begun.</Trans>}</p>
                {!hasEnded && (
                  <Button onClick={onToday}>
                    <Trans>Open today’s tasks</Trans>
                  </Button>
                )}
              </div>
            </Card>
          )}
          {!isOwn && (
            <p role="note" className={typography.soft}>
              <Trans>Somebody shared this plan with you. You can read it, not change it.</Trans>
            </p>
          )}
          <Progress plan={plan} future={date > today} />
          {tasks.length > 0 && <TaskList key={date} plan={plan} now={now} />}
          {!isOver && !hasEnded && date !== today && today <= end && (
            <Button variant="quiet" onClick={onToday}>
              <Trans>Go to today</Trans>
            </Button>
          )}
        </>
      }
      aside={
        <>
          <NextDay next={plan.next} stages={stages} date={date} today={today} />
          {finished}
        </>
      }
    />
  );
}

function Progress({ plan, future }: { plan: ExecutionPlan; future: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tasks, date, streakDays, isOwn } = plan;
  const planned = tasks.length;
  if (planned === 0) {
    return (
      <Card padded>
        <p>
          <Trans>A day of rest: no tasks.</Trans>
        </p>
      </Card>
    );
  }
  const done = fact('tasks.done', format.number(plan.done), date);
  const all = fact('tasks.planned', format.number(planned), date);
  return (
    <Card padded>
      <div className={styles.progress}>
        <ProgressRing label={t`Tasks done`} value={plan.done / planned} size={5.6} />
        <div role="status">
          <p className={typography.strongLead}>
            {future ? (
              <Plural value={planned} one="# task planned" other="# tasks planned" />
            ) : (
              <DoneOf done={done} planned={all} />
            )}
          </p>
          {isOwn && streakDays > 1 && (
            <p className={typography.soft}>
              <Plural value={streakDays} one="#-day streak" other="#-day streak" />
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

const DoneOf = ({ done, planned }: { done: string; planned: string }) => (
  <Trans>
    {done} of {planned} done
  </Trans>
);

/** Shows the first and the last day of a stage. */
export function StageDays({ stage }: { stage: Pick<ExecutionStage, 'stageId' | 'startDate' | 'endDate'> }) {
  const format = useFormat();
  const [from, to] = [stage.startDate, stage.endDate].map((day) => format.date(day, 'short'));
  return fact('stage.dates', `${from} – ${to}`, stage.stageId);
}
