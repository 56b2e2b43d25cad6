import { Trans } from '@lingui/react/macro';
import { findRoute } from '../../../shell/load-screen.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

const plan = '/execution-plan';

/** To today's tasks, where this build has the screen that shows them. */
export function PlanLink() {
  if (!findRoute(plan)) return null;
  return (
    <ButtonLink href={plan}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
