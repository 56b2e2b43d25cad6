import { type ExecutionPlan, isHealthError } from '@health-app/sdk';
import { withheldReasons } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCare } from '#domains/care/model/useCare.ts';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { OpenNativePage } from '#platform/access/OpenNativePage.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/**
 * The screen of a person without a plan or with an obstacle to it, or of a plan or a day that is not there; undefined for
 * another failure, or beside an earlier reply.
 */
export function planFailure({ error, data }: UseQueryResult<ExecutionPlan>): ReactNode | undefined {
  if (data || !isHealthError(error, 'business')) return undefined;
  if (error.code === 'NO_PLAN') return <NoPlan />;
  if (error.code === 'NOT_ELIGIBLE') return <PlanPaused />;
  return error.code === 'GONE' || error.code === 'OUTSIDE' ? <NotInPlan /> : undefined;
}

/** The plan is one to lose weight, which is not right for the person now. */
function PlanPaused() {
  const care = useCare();
  const obstacles = care ? withheldReasons(care, 'weightLoss') : [];
  if (obstacles.length > 0) return <ObstacleNote obstacles={obstacles} heading="h2" />;
  // The server has refused the plan, and the reasons are unknown until the profile has loaded.
  return (
    <EmptyState art="trend" title={<Trans>The plan is paused</Trans>}>
      <Trans>This is a plan for losing weight, which is not right for you now.</Trans>
    </EmptyState>
  );
}

function NoPlan() {
  return (
    <EmptyState
      art="trend"
      title={<Trans>You have no plan yet</Trans>}
      action={
        <OpenNativePage page={{ page: 'plan' }} event="plans.choose">
          <Trans>Choose a plan</Trans>
        </OpenNativePage>
      }
    >
      <Trans>A plan gives you a few tasks a day, in stages of some weeks. Plans are chosen in the app.</Trans>
    </EmptyState>
  );
}

/** Also shown for an address with invalid parameters. */
export function NotInPlan() {
  return (
    <ErrorState
      title={<Trans>This is not in the plan</Trans>}
      action={
        <ButtonLink href={pathTo('/execution-plan')}>
          <Trans>Go to today</Trans>
        </ButtonLink>
      }
    >
      <Trans>The day, the stage or the plan of this address does not exist any more.</Trans>
    </ErrorState>
  );
}
