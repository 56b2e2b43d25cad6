import type { EvaluationFoodPlan } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { OutdatedPlan } from '#domains/plan/components/OutdatedPlan.tsx';
import { useToday } from '#lib/time/clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Explains why a menu no longer fits, with a link to a new one. Renders nothing for a menu that fits or has ended. */
export function OutdatedFoodPlan({ plan: { endDate, outdatedBy } }: { plan: EvaluationFoodPlan }) {
  const today = useToday();
  if (endDate < today) return null;
  return (
    <OutdatedPlan
      changes={outdatedBy}
      action={
        <ButtonLink fullWidth href={pathTo('/food-app/health-survey', { again: 1 })}>
          <Trans>Do the assessment again</Trans>
        </ButtonLink>
      }
    />
  );
}
