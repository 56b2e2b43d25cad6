import type { PartnerIndex } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Why the person can take no partner, in place of the ways to find one. */
export function NotEligible({ obstacles }: Pick<PartnerIndex, 'obstacles'>) {
  return (
    <ObstacleNote
      obstacles={obstacles}
      heading="h2"
      action={
        <ButtonLink fullWidth href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
          <Trans>See your weight</Trans>
        </ButtonLink>
      }
    />
  );
}
