import { isHealthError } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { today } from '#lib/time/local-clock.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/**
 * Whether the person has recorded nothing of what the general home shows.
 * @returns `undefined` while it is unknown; `false` if a part cannot be loaded, because its card says so
 */
export function useIsNew(): boolean | undefined {
  const reminders = useQuery(useFirstQuery('medication.list', today()));
  const weights = useQuery(useFirstQuery('healthData.detail'));
  const family = useQuery(useFirstQuery('family.relationship'));
  const plan = useQuery(useFirstQuery('plans.executionData'));
  if ([reminders, weights, family, plan].some(({ isPending }) => isPending)) return undefined;
  return (
    reminders.data?.length === 0 &&
    weights.data !== undefined &&
    weights.data.series.every(({ latest }) => !latest) &&
    family.data !== undefined &&
    family.data.members.length + family.data.invitations.length === 0 &&
    isHealthError(plan.error, 'business') &&
    (plan.error.code === 'NO_PLAN' || plan.error.code === 'NOT_ELIGIBLE')
  );
}
