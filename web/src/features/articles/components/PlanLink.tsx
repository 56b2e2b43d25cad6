import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { DirectoryContext } from '../../../platform/directory.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

const plan = pathTo('/execution-plan');

/** Links to today's tasks if their screen is built. */
export function PlanLink() {
  if (!useContext(DirectoryContext).some(({ href }) => href === plan)) return null;
  return (
    <ButtonLink href={plan}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
