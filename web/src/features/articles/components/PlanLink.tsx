import { Trans } from '@lingui/react/macro';
import { useIsBuilt } from '../../../platform/directory.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** Links to the tasks of a stage, by default of today, if their screen is built. */
export function PlanLink({ stageId }: { stageId?: string | undefined }) {
  const isBuilt = useIsBuilt();
  if (!isBuilt('/execution-plan')) return null;
  return (
    <ButtonLink href={pathTo('/execution-plan', { stageId })}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
