import type { ExecutionPlan, HealthDataType, PlanTask, TaskType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentRows } from '#domains/content/components/ContentRows.tsx';
import { pathOfContent } from '#domains/content/model/content-path.ts';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { knownOf } from '#lib/open-value.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import styles from './Task.module.css';
import { TaskReminderSheet } from './TaskReminderSheet.tsx';

const taskTypes: readonly TaskType[] = ['measure', 'diet', 'water', 'exercise', 'sleep', 'reading', 'course'];

interface Props {
  task: PlanTask;
  plan: ExecutionPlan;
  answerable: boolean;
  isDone: boolean;
}

/** The details of a task: how and where to do it, the reminder, things to read, and goods last. */
export function TaskDetail({ task, plan, answerable, isDone }: Props) {
  const { t } = useLingui();
  const [reminding, setReminding] = useState(false);
  const taskType = knownOf(taskTypes, task.type);
  const reading = useQuery({
    ...queries.information.listByTaskType({ taskType: taskType ?? 'reading' }),
    enabled: taskType !== undefined,
  });
  const type = knownOf(dataTypes, task.healthDataType);
  return (
    <>
      {task.description && (
        <p>
          <ServerText text={task.description} en={task.descriptionEn} />
        </p>
      )}
      <div className={styles.actions}>
        <TaskLink task={task} variant={isDone ? 'quiet' : 'main'} />
        {plan.isOwn && plan.stage.status !== 'finished' && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={task.remindTime === null ? t`Set a reminder` : t`Change reminder`}
            onClick={() => setReminding(true)}
          >
            <Trans>Reminder</Trans>
          </Button>
        )}
      </div>
      {answerable && type && <MeasuredToday task={task} type={type} />}
      {reminding && <TaskReminderSheet task={task} stage={plan.stage} onClose={() => setReminding(false)} />}
      {taskType && reading.data?.length !== 0 && (
        <section>
          <h3 className={typography.heading}>
            <Trans>To read</Trans>
          </h3>
          <div className={styles.inset}>
            <QueryView query={reading} skeleton={<Skeleton rows={1} height="18.5rem" />}>
              {(items) => <ContentRows items={items} />}
            </QueryView>
          </div>
        </section>
      )}
      {plan.isOwn && task.goodsCount > 0 && <TaskGoods taskId={task.taskId} count={task.goodsCount} />}
    </>
  );
}

/** Links to the screen on which a task is done. */
function TaskLink({
  task: { type, healthDataType, contentId, time },
  variant,
}: {
  task: PlanTask;
  variant: 'main' | 'quiet';
}) {
  if (healthDataType === 'heartRate') {
    return (
      <ButtonLink variant={variant} href={pathTo('/heart-rate-monitor/home')}>
        <Trans>Measure heart rate</Trans>
      </ButtonLink>
    );
  }
  const known = knownOf(dataTypes, healthDataType);
  if (known) {
    return (
      <ButtonLink variant={variant} href={pathTo('/health-data/detail', { healthDataType: known })}>
        <Trans>Enter the value</Trans>
      </ButtonLink>
    );
  }
  if (contentId !== undefined) {
    return (
      <ButtonLink
        variant={variant}
        href={pathOfContent({ contentId, contentType: type === 'course' ? 'course' : 'article' })}
      >
        {type === 'course' ? <Trans>Open the course</Trans> : <Trans>Open the article</Trans>}
      </ButtonLink>
    );
  }
  if (type === 'diet') {
    return (
      <ButtonLink variant={variant} href={pathTo('/ai-food/list', time ? { mealType: mealAt(time) } : {})}>
        <Trans>Record the meal</Trans>
      </ButtonLink>
    );
  }
  return null;
}

/** Tells that today's value has already been measured. */
function MeasuredToday({ task, type }: { task: PlanTask; type: HealthDataType }) {
  const now = useNow();
  // A note. The screen of the value reports a failure.
  const { data } = useOptionalQuery(queries.healthData.detail({ healthDataType: type, period: 'week' }));
  const latest = data?.series?.[0]?.latest;
  if (!latest || dayOf(latest.measuredAt) !== task.date) return null;
  return (
    <p role="status">
      <Trans>Your value is there</Trans>: <RelativeDateText at={latest.measuredAt} now={now} />
    </p>
  );
}

/** Lists goods that help with a task. They load and fail independently. */
function TaskGoods({ taskId, count }: { taskId: string; count: number }) {
  const goods = useQuery(queries.plans.goodsItem({ taskId }));
  if (goods.data && !goods.data.some(mayStandBesideHealth)) return null;
  return (
    <section>
      <h3 className={typography.heading}>
        <Trans>Related products · Ad</Trans>
      </h3>
      <QueryView query={goods} skeleton={<Skeleton rows={count} height="11rem" />}>
        {(list) => (
          <ul className={styles.goods}>
            {list.filter(mayStandBesideHealth).map((one) => (
              <li key={one.goodsId}>
                <GoodsRow
                  goods={one}
                  price={one.price}
                  goodsId={one.goodsId}
                  quantity={one.quantity}
                  soldOut={!one.inStock}
                  detail={<ServerText text={one.usage} en={one.usageEn} />}
                  href={pathTo('/product/detail', { goodsId: one.goodsId })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <p className={typography.note}>
        <Trans>You do not need to buy anything to do the task.</Trans>
      </p>
    </section>
  );
}
