import type { ExecutionStage } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import ListTree from 'lucide-react/icons/list-tree';
import type { ReactNode } from 'react';
import { usePermittedTasks } from '#domains/care/model/usePermittedTasks.ts';
import { withClockIns } from '#domains/plan/model/unsent-answers.ts';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { invalidate } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { RefusedEntries } from '#platform/outbox/RefusedEntries.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Wide } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { BarLink, Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { FinishedStages } from '../components/FinishedStages.tsx';
import { PlanDayView } from '../components/PlanDayView.tsx';
import { NotInPlan, planFailure } from '../components/PlanFailure.tsx';
import { clockInRefusals, stageNames } from '../labels.ts';
import { dayParams } from '../model/params.ts';
import { usePlanDay } from '../model/usePlanDay.ts';

interface Which {
  planId?: string | undefined;
  stageId?: string | undefined;
  date?: string | undefined;
}

/** `/execution-plan`: the tasks of a day of the plan, by default of today. */
export function PlanTodayScreen() {
  const { t } = useLingui();
  const [params, setParams] = useParams(dayParams);
  const { user, ready } = useSession();
  return (
    <Screen
      title={<Trans>Today’s plan</Trans>}
      action={
        <BarLink href={pathTo('/custom-plan/detail', { planId: params?.planId })} label={t`The whole plan`}>
          <ListTree aria-hidden="true" size="2.2rem" />
        </BarLink>
      }
    >
      <RefusedEntries operation="plans.clockIn" texts={clockInRefusals} />
      {!params ? (
        <NotInPlan />
      ) : ready && !user.userToken && params.planId === undefined ? (
        <SignInPrompt reason={<Trans>The tasks of your plan for today.</Trans>} />
      ) : (
        <Day
          which={params}
          finished={user.userToken && params.planId === undefined && <FinishedStages />}
          onChange={(which) => setParams({ planId: params.planId, ...which })}
        />
      )}
    </Screen>
  );
}

interface Props {
  which: Which;
  finished: ReactNode;
  onChange: (which: Pick<Which, 'stageId' | 'date'>) => void;
}

function Day({ which, finished, onChange }: Props) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const waiting = useWaiting('plans.clockIn');
  const permitted = usePermittedTasks();
  // Without the titles the screen has no tabs: a toast says why.
  const titles = useQueryWithToast(useFirstQuery('plans.executionTitles'));
  const day = usePlanDay();
  const failure = planFailure(day);
  if (failure)
    return (
      <>
        {failure}
        {finished}
      </>
    );
  const stages = titles.data ?? [];
  return (
    <QueryView
      query={day}
      skeleton={
        <>
          <Skeleton rows={1} height="12rem" />
          <Skeleton rows={1} height="9rem" />
          <Skeleton rows={1} height="60rem" />
        </>
      }
    >
      {(loaded) => {
        const plan = withClockIns(permitted(loaded), waiting);
        const content = (
          <PlanDayView
            plan={plan}
            stages={stages}
            finished={finished}
            chosen={which.date !== undefined}
            onDay={(chosen) => onChange({ date: chosen })}
            onToday={() => {
              void invalidate(queryClient, 'plans');
              onChange({});
            }}
          />
        );
        return stages.length > 0 ? (
          <Wide>
            <Tabs
              label={t`Stages`}
              value={plan.stage.stageId}
              tabs={stages.map((stage) => ({ value: stage.stageId, label: <StageTab stage={stage} /> }))}
              onChange={(chosen) => onChange({ stageId: chosen })}
            >
              {content}
            </Tabs>
          </Wide>
        ) : (
          content
        );
      }}
    </QueryView>
  );
}

/** Number, title and status of a stage. */
function StageTab({ stage: { number, title, titleEn, status } }: { stage: ExecutionStage }) {
  const { i18n } = useLingui();
  const name = stageNames[status];
  return (
    <>
      {number} <ServerText text={title} en={titleEn} />
      {status === 'current' && name && ` · ${i18n._(name)}`}
    </>
  );
}
