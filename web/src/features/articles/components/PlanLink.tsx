import { Trans } from '@lingui/react/macro';
import { useIsBuilt } from '../../../platform/directory.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** Links to today's tasks if their screen is built. */
export function PlanLink() {
  const isBuilt = useIsBuilt();
  if (!isBuilt('/execution-plan')) return null;
  return (
    <ButtonLink href={pathTo('/execution-plan')}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
