import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Links to the tasks of a stage, by default of today. */
export function PlanLink({ stageId }: { stageId?: string | undefined }) {
  return (
    <ButtonLink href={pathTo('/execution-plan', { stageId })}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
