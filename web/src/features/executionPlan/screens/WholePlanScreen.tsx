import type { ExecutionPlan, ExecutionStage } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { usePermittedTasks } from '#domains/care/model/usePermittedTasks.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow, useToday } from '#lib/time/clock.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { isRevisited } from '#platform/history/scroll-restoration.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { NotInPlan, planFailure } from '../components/PlanFailure.tsx';
import { PlanStrip } from '../components/PlanStrip.tsx';
import { StageTimeline } from '../components/StageTimeline.tsx';
import { TaskRow } from '../components/TaskRow.tsx';
import { planParams } from '../model/params.ts';
import { weekIn } from '../model/plan-day.ts';
import { usePlanDay } from '../model/usePlanDay.ts';

interface Which {
  planId?: string | undefined;
  stageId?: string | undefined;
  date?: string | undefined;
  taskId?: string | undefined;
}

/** `/custom-plan/detail`: the whole plan, with the tasks of a day and one of them expanded. */
export function WholePlanScreen() {
  const [params, setParams] = useParams(planParams);
  const { user, ready } = useSession();
  return (
    <Screen title={<Trans>My plan</Trans>}>
      {!params ? (
        <NotInPlan />
      ) : ready && !user.userToken && params.planId === undefined ? (
        <SignInPrompt reason={<Trans>The stages and tasks of your plan.</Trans>} />
      ) : (
        <Plan which={params} onChange={(changes) => setParams({ planId: params.planId, ...changes })} />
      )}
    </Screen>
  );
}

interface Props {
  which: Which;
  onChange: (which: Pick<Which, 'stageId' | 'date' | 'taskId'>) => void;
}

function Plan({ which, onChange }: Props) {
  const { planId, stageId, date, taskId } = which;
  const { user } = useSession();
  const permitted = usePermittedTasks();
  const titles = useQuery(useFirstQuery('plans.executionTitles'));
  const day = usePlanDay();
  const finished = useQueryWithToast({
    ...queries.plans.finishedStage(),
    enabled: Boolean(user.userToken) && planId === undefined,
  });
  const today = useToday();
  const failure = planFailure(day);
  if (failure) return failure;
  return (
    <QueryView
      query={day}
      skeleton={
        <>
          <Skeleton rows={1} height="23.7rem" />
          <Skeleton rows={1} height="50rem" />
        </>
      }
    >
      {(plan) => (
        <LeadAndMain
          lead={<Head plan={plan} stages={titles.data ?? []} today={today} onDay={(date) => onChange({ date })} />}
          main={
            <>
              <DayTasks
                key={plan.date}
                plan={permitted(plan)}
                open={taskId}
                onToggle={(chosen) => onChange({ stageId, date, taskId: chosen })}
              />
              <ButtonLink fullWidth href={pathTo('/execution-plan', { planId, stageId, date })}>
                <Trans>Open the day</Trans>
              </ButtonLink>
              <Card padded title={<Trans>Stages</Trans>}>
                <QueryView query={titles} skeleton={<Skeleton rows={4} height="5rem" />}>
                  {(stages) => (
                    <StageTimeline
                      stages={stages}
                      finished={finished.data ?? []}
                      chosen={plan.stage.stageId}
                      today={today}
                      onChoose={(chosen) => onChange({ stageId: chosen })}
                    />
                  )}
                </QueryView>
              </Card>
              {plan.isOwn && <SharePlan plan={plan} />}
            </>
          }
        />
      )}
    </QueryView>
  );
}

interface HeadProps {
  plan: ExecutionPlan;
  /** All stages; empty until they are loaded. */
  stages: ExecutionStage[];
  today: string;
  onDay: (date: string) => void;
}

/** Shows what the plan is, and its days. */
function Head({ plan, stages, today, onDay }: HeadProps) {
  const format = useFormat();
  const place = weekIn(stages, today);
  const { week, weeks } = place ?? { week: 0, weeks: 0 };
  const [from, to] = [stages[0]?.startDate, stages[stages.length - 1]?.endDate].map((day) =>
    format.date(day, 'medium'),
  );
  return (
    <Card padded>
      <div className={layout.column4}>
        <div>
          <h2 className={typography.strongLead}>
            <ServerText text={plan.title} en={plan.titleEn} />
          </h2>
          <p className={typography.soft}>
            {stages.length > 0 && `${from} – ${to}`}
            {place && (
              <>
                {' · '}
                <Trans>
                  week {week} of {weeks}
                </Trans>
              </>
            )}
          </p>
        </div>
        <PlanStrip plan={plan} stages={stages} today={today} onDay={onDay} />
        {!plan.isOwn && (
          <p role="note" className={typography.soft}>
            <Trans>Somebody shared this plan with you. You can read it, not change it.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function SharePlan({ plan }: { plan: ExecutionPlan }) {
  const { t } = useLingui();
  const format = useFormat();
  const { share, link, hideLink } = useShare();
  const sharePlan = () => {
    track('plans.share');
    void share({
      title: t`A plan for you to read`,
      description: format.text(plan.title, plan.titleEn),
      url: new URL(pathTo('/custom-plan/detail', { planId: plan.planId }), location.origin).href,
    });
  };
  return (
    <Card padded>
      <div className={layout.column4}>
        <Button variant="quiet" onClick={sharePlan}>
          <Share2 aria-hidden="true" size="1.8rem" />
          <Trans>Share a view-only link</Trans>
        </Button>
        <p className={typography.soft}>
          <Trans>Whoever has the link sees the stages, the tasks and what you have done, without your name.</Trans>
        </p>
        {link !== undefined && <LinkToCopy link={link} onClose={hideLink} />}
      </div>
    </Card>
  );
}

interface TasksProps {
  plan: ExecutionPlan;
  /** Id of the expanded task. */
  open: string | undefined;
  onToggle: (taskId: string | undefined) => void;
}

/** The tasks of a day. The task from the address expands. On the first visit it scrolls into view, unless its head is there already. */
function DayTasks({ plan, open, onToggle }: TasksProps) {
  const now = useNow();
  const day = useFormat().date(plan.date, 'weekday');
  const wanted = useRef(open);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isRevisited() || wanted.current === undefined) return;
    const row = list.current?.querySelector(`[data-task=${JSON.stringify(wanted.current)}]`);
    if (row && row.getBoundingClientRect().top > innerHeight * (2 / 3)) row.scrollIntoView();
  }, []);
  return (
    <Card title={plan.date === dayAt(now) ? <Trans>Today’s tasks</Trans> : <Trans>Tasks on {day}</Trans>}>
      <ul ref={list}>
        {plan.tasks.map((task) => (
          <TaskRow
            key={task.taskId}
            task={task}
            plan={plan}
            now={now}
            doable={false}
            open={open === task.taskId}
            onToggle={() => onToggle(open === task.taskId ? undefined : task.taskId)}
          />
        ))}
      </ul>
    </Card>
  );
}
